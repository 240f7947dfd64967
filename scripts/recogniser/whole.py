"""Trains a model of ours as a whole, convolutions included, on a GPU, on lines that are drawn meanwhile.

    python3 whole.py train MODEL OUT MINUTES SEED WORKERS STEP TEXTS.jsonl.gz [LINES.jsonl.gz CROPS LAYOUTS.jsonl.gz]
    python3 whole.py write MODEL VALUES FOLDED.onnx    the model with what was learned, to be halved by fold.py

MODEL is a folded model (MODEL.onnx, its classes in MODEL.txt); OUT.npz and OUT.txt go on where they are there. Classes that
the texts show often and the model lacks are added. What is written is the running mean of the values.
"""
import os, random, sys, threading, time
from collections import Counter
from types import SimpleNamespace
import numpy as np
import onnx
import torch
from torch import nn
from torch.nn import functional as F
from fold import Folding
from graph import Graph
from model import is_weight, needed
from supply import Supply
from train import RARE, distance

COLUMNS, LARGEST_BATCH, MEAN, LOOK = 48_000, 320, 0.998, 70
# of lines of one width, the newest are kept
BYTES_OF_WIDTH = 1_000_000_000
HEAD = ("linear_85.w_0", "linear_85.b_0")


def classes_in(path):
    return open(path + ".txt").read().rstrip("\n").split("\n")


def opened(path):
    """The model's values and nodes up to the scores of its classes, and the name of these."""
    folding = Folding(onnx.load(path + ".onnx").graph)
    end = next(node.input[0] for node in folding.nodes if node.op_type == "Softmax" and node.output[0] == "probabilities")
    return folding.values, needed(SimpleNamespace(node=folding.nodes), [end]), end


def is_learned(name):
    return is_weight(name) and not name.endswith("/half") or name.endswith(("/w", "/b", "/scale", "/shift"))


def with_classes(values, known, classes):
    """The head's values for the classes, those that the model did not know small ones."""
    weight, bias = values[HEAD[0]], values[HEAD[1]]
    places = {one: number for number, one in enumerate(["", *known])}
    rng = np.random.default_rng(0)
    new_weight = rng.normal(0, weight.std() / 2, (len(weight), len(classes) + 1)).astype(np.float32)
    new_bias = np.full(len(classes) + 1, np.float32(np.percentile(bias, 10)))
    for number, one in enumerate(["", *classes]):
        if one in places:
            new_weight[:, number], new_bias[number] = weight[:, places[one]], bias[places[one]]
    return {**values, HEAD[0]: new_weight, HEAD[1]: new_bias}


def size_of(width):
    """Lines that are seen at once; always as many, for a GPU plans anew for every size."""
    return min(LARGEST_BATCH, COLUMNS // width)


class Pool:
    """The lines that came last, on the GPU, by their widths."""

    def __init__(self, numbers, device):
        self.numbers, self.device, self.lines, self.labels, self.counts, self.arrived = numbers, device, {}, {}, {}, Counter()
        # lines come while others are learned from, and must not wait for that
        self.stream = torch.cuda.Stream() if device == "cuda" else None

    def add(self, chunk):
        came = []
        with torch.cuda.stream(self.stream):
            for picture, text, _ in chunk:
                if set(text) <= self.numbers.keys() and len(text) * 1.2 + 2 < picture.shape[1] // 8:
                    came.append((*self.put(picture), np.array([self.numbers[one] for one in text], np.int64)))
        if self.stream is not None:
            self.stream.synchronize()
        for width, place, label in came:
            self.labels[width][place] = label
            self.counts[width] = max(self.counts.get(width, 0), place + 1)

    def put(self, picture):
        width = picture.shape[1]
        most = BYTES_OF_WIDTH // (48 * width)
        if width not in self.lines:
            self.lines[width] = torch.empty((most, 48, width), dtype=torch.uint8, device=self.device)
            self.labels[width] = [None] * most
        place = self.arrived[width] % most
        self.lines[width][place] = torch.from_numpy(picture)
        self.arrived[width] += 1
        return width, place

    def take(self, rng):
        widths = [width for width in list(self.counts) if self.counts[width] >= 16]
        width = rng.choices(widths, [self.counts[width] for width in widths])[0]
        size = size_of(width)
        chosen = [rng.randrange(self.counts[width]) for _ in range(size)]
        labels = [self.labels[width][one] for one in chosen]
        return self.lines[width][torch.tensor(chosen, device=self.device)], labels


def autocast(device, half):
    return torch.autocast(device, torch.float16 if half else torch.bfloat16, enabled=half)


def see(pixels):
    return (pixels.float() / 127.5 - 1).unsqueeze(1).expand(-1, 3, -1, -1)


def see_otherwise(pixels):
    """The lines a little higher or lower, larger or smaller, brighter or darker, tinted, and with grain."""
    x, size = pixels.float().unsqueeze(1) / 255, len(pixels)
    uniform = lambda low, high, *shape: torch.empty(size, *shape, device=x.device).uniform_(low, high)
    if random.random() < 0.5:
        theta = torch.zeros(size, 2, 3, device=x.device)
        theta[:, 0, 0], theta[:, 1, 1], theta[:, 1, 2] = uniform(0.98, 1.02), uniform(0.9, 1.1), uniform(-0.08, 0.08)
        theta[:, 0, 1] = uniform(-0.12, 0.12) * 48 / x.shape[3]
        x = F.grid_sample(x, F.affine_grid(theta, list(x.shape), False), "bilinear", "border", False)
    x = (x - 0.5) * uniform(0.7, 1.25, 1, 1, 1) + 0.5 + uniform(-0.12, 0.12, 1, 1, 1)
    x = x * uniform(0.88, 1.08, 3, 1, 1)
    if random.random() < 0.4:
        x = x + torch.randn_like(x[:, :1]) * uniform(0, 0.04, 1, 1, 1)
    return x.clamp(0, 1) * 2 - 1


def loss_of(net, x, labels, half, device):
    with autocast(device, half):
        scores = net(x)
    likelihoods = scores.float().log_softmax(2).transpose(0, 1)
    lengths = torch.tensor([len(one) for one in labels], device=device)
    steps = torch.full((len(labels),), likelihoods.shape[0], device=device)
    return F.ctc_loss(likelihoods, torch.from_numpy(np.concatenate(labels)).to(device), steps, lengths, zero_infinity=True)


def validate(net, classes, lines, half, order, device):
    """By kind: characters, those that are wrong, with and without case, lines, and those that are right, with and without case."""
    by_width, found = {}, {}
    for line in lines:
        by_width.setdefault(line[0].shape[1], []).append(line)
    for some in by_width.values():
        size = size_of(len(some[0][0][0]))
        for at in range(0, len(some), size):
            batch = some[at : at + size]
            pictures = np.stack([picture for picture, _, _ in batch])
            x = see(torch.from_numpy(np.resize(pictures, (size, *pictures.shape[1:]))).to(device))
            with torch.no_grad(), autocast(device, half):
                best = net(x.contiguous(memory_format=order)).argmax(2).cpu().numpy()
            for (_, text, kind), row in zip(batch, best):
                read = "".join(classes[c - 1] for k, c in enumerate(row) if c != 0 and (k == 0 or row[k - 1] != c))
                read = " ".join(read.split())
                wrong, bare = distance(read, text), distance(read.lower(), text.lower())
                found.setdefault(kind, np.zeros(6))
                found[kind] += [len(text), wrong, bare, 1, wrong == 0, bare == 0]
    return found


def train(model, out, minutes, seed, workers, step_size, texts, *real):
    began = time.time()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    supply = Supply(texts, real, int(seed), int(workers))
    supply.start()
    rng = random.Random(int(seed))
    random.seed(int(seed))
    torch.manual_seed(int(seed))
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    values, nodes, end = opened(model)
    known = classes_in(model)
    if os.path.exists(out + ".npz"):
        values, known = {**values, **np.load(out + ".npz")}, classes_in(out)
    counts = Counter(one for row in supply.texts for one in set(row["label"]))
    classes = [*known, *sorted({one for one, count in counts.items() if count >= RARE} - set(known))]
    values = with_classes(values, known, classes)
    net = Graph(nodes, values, "x", end, is_learned).to(device)
    net.fixed = {name: value.to(device) if value.is_floating_point() else value for name, value in net.fixed.items()}
    weights = list(net.parameters())
    mean = [weight.detach().clone() for weight in weights]
    print(len(classes), "classes,", sum(weight.numel() for weight in weights), "values", f"{time.time() - began:.0f} s", flush=True)
    pool = Pool({one: number for number, one in enumerate(classes, 1)}, device)
    held = [line for line in supply.validation(1000, 1000) if set(line[1]) <= set(classes)]

    def fill():
        while True:
            pool.add(supply.queue.get())

    threading.Thread(target=fill, daemon=True).start()
    half, order = device == "cuda", torch.channels_last if device == "cuda" else torch.contiguous_format
    scaler = torch.cuda.amp.GradScaler(enabled=half)
    optimizer = torch.optim.AdamW(weights, lr=0, weight_decay=1e-4)
    best, step, seen, next_look = 1e9, 0, 0, 0
    while sum(pool.arrived.values()) < 4000:
        time.sleep(0.2)
    started = time.time()
    while True:
        share = min(1, (time.time() - began) / (float(minutes) * 60))
        if time.time() - started >= next_look or share >= 1:
            next_look += LOOK
            torn = [weight.detach().clone() for weight in weights]
            with torch.no_grad():
                for weight, value in zip(weights, mean):
                    weight.copy_(value)
            found = validate(net, classes, held, half, order, device)
            total = sum(found.values())
            print(f"{(time.time() - began) / 60:.1f} min, step {step}, {seen} seen, {sum(pool.arrived.values())} drawn:", "; ".join(f"{kind} {100 * c[1] / c[0]:.2f} % ({100 * c[2] / c[0]:.2f} without case), right {100 * c[4] / c[3]:.1f} ({100 * c[5] / c[3]:.1f})" for kind, c in sorted(found.items())), flush=True)
            if total[1] > 1.5 * best:
                print("went astray: on from the best, in smaller steps", flush=True)
                step_size = float(step_size) / 2
                mean, torn = [value.clone() for value in kept_best], [value.clone() for value in kept_best]
            if total[1] < best:
                best, kept_best = total[1], [value.clone() for value in mean]
                np.savez(out + ".npz", **net.trained())
                open(out + ".txt", "w").write("\n".join(classes) + "\n")
            with torch.no_grad():
                for weight, value in zip(weights, torn):
                    weight.copy_(value)
        if share >= 1:
            supply.stop()
        for group in optimizer.param_groups:
            group["lr"] = float(step_size) * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-6
        pixels, labels = pool.take(rng)
        loss = loss_of(net, see_otherwise(pixels).contiguous(memory_format=order), labels, half, device)
        optimizer.zero_grad()
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(weights, 2.0)
        scaler.step(optimizer)
        scaler.update()
        step, seen = step + 1, seen + len(pixels)
        with torch.no_grad():
            kept = min(MEAN, (1 + step) / (10 + step))
            torch._foreach_mul_(mean, kept)
            torch._foreach_add_(mean, weights, alpha=1 - kept)
        if step % 50 == 0:
            print(f"step {step}, {time.time() - began:.0f} s, loss {loss.item():.2f}, {seen / (time.time() - started):.0f} lines a second", flush=True)


def write(model, learned, out):
    """The model with other values, and with as many classes as its head has."""
    whole = onnx.load(model + ".onnx")
    folding = Folding(whole.graph)
    folding.values.update({name: value for name, value in np.load(learned + ".npz").items()})
    folding.write(False)
    onnx.save(whole, out)


if __name__ == "__main__":
    {"train": train, "write": write}[sys.argv[1]](*sys.argv[2:])
