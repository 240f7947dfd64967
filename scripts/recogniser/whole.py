"""Trains a model of ours as a whole, convolutions included, on a GPU, on lines that are drawn meanwhile.

    python3 whole.py train MODEL OUT MINUTES SEED WORKERS STEP TEXTS.jsonl.gz [LINES.jsonl.gz CROPS LAYOUTS.jsonl.gz]
    python3 whole.py write MODEL VALUES FOLDED.onnx [known]    the model with what was learned, to be halved by fold.py;
                                                               "known" leaves out the classes that were added

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
from pool import Pool, see, see_otherwise, size_of
from supply import Supply
from train import RARE, compare, head, told

# how much of the running mean stays at each step, after how many seconds the held-out lines are read, and from how many
# times as many faults as at best the training went astray
MEAN, LOOK, ASTRAY = 0.998, 70, 1.5
# lines that have to be there before it begins; held-out ones that are read, drawn and real
FIRST_LINES, HELD = 4000, 1000


def classes_in(path):
    return open(path + ".txt").read().rstrip("\n").split("\n")


def opened(path):
    """The model's values and nodes up to the scores of its classes, and the name of these."""
    folding = Folding(onnx.load(path + ".onnx").graph)
    end = next(node.input[0] for node in folding.nodes if node.op_type == "Softmax" and node.output[0] == "probabilities")
    return folding.values, needed(SimpleNamespace(node=folding.nodes), [end]), end


def is_learned(name):
    return is_weight(name) or name.endswith(("/w", "/b", "/scale", "/shift"))


def autocast(device, half):
    return torch.autocast(device, torch.float16 if half else torch.bfloat16, enabled=half)


def loss_of(net, x, labels, half, device):
    with autocast(device, half):
        scores = net(x)
    likelihoods = scores.float().log_softmax(2).transpose(0, 1)
    lengths = torch.tensor([len(one) for one in labels], device=device)
    steps = torch.full((len(labels),), likelihoods.shape[0], device=device)
    return F.ctc_loss(likelihoods, torch.from_numpy(np.concatenate(labels)).to(device), steps, lengths, zero_infinity=True)


def validate(net, classes, lines, half, order, device):
    by_width, found = {}, {}
    for line in lines:
        by_width.setdefault(line[0].shape[1], []).append(line)
    for width, some in by_width.items():
        size = size_of(width)
        for at in range(0, len(some), size):
            batch = some[at : at + size]
            pictures = np.resize(np.stack([picture for picture, _, _ in batch]), (size, 48, width))
            x = see(torch.from_numpy(pictures).to(device)).contiguous(memory_format=order)
            with torch.no_grad(), autocast(device, half):
                best = net(x).argmax(2).cpu().numpy()
            for (_, text, kind), row in zip(batch, best):
                compare(found, kind, text, row, classes)
    return found


def put(weights, values):
    with torch.no_grad():
        for weight, value in zip(weights, values):
            weight.copy_(value)


def copies(values):
    return [value.detach().clone() for value in values]


def train(model, out, minutes, seed, workers, step_size, texts, *real):
    began, step_size = time.time(), float(step_size)
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
    places = {one: number for number, one in enumerate(["", *known])}
    values = {name: head(value, ["", *classes], places) if name.startswith("linear_85") else value for name, value in values.items()}
    net = Graph(nodes, values, "x", end, is_learned).to(device)
    net.fixed = {name: value.to(device) if value.is_floating_point() else value for name, value in net.fixed.items()}
    weights = list(net.parameters())
    mean = copies(weights)
    print(len(classes), "classes,", sum(weight.numel() for weight in weights), "values", f"{time.time() - began:.0f} s", flush=True)
    pool = Pool({one: number for number, one in enumerate(classes, 1)}, device)
    held = [line for line in supply.validation(HELD, HELD) if set(line[1]) <= set(classes)]

    def look():
        """Reads the held-out lines by the running mean, and writes that down where it is the best so far."""
        current = copies(weights)
        put(weights, mean)
        found = validate(net, ["", *classes], held, half, order, device)
        if sum(found.values())[1] < best:
            np.savez(out + ".npz", **net.trained())
            open(out + ".txt", "w").write("\n".join(classes) + "\n")
        put(weights, current)
        return found

    def fill():
        while True:
            pool.add(supply.queue.get())

    threading.Thread(target=fill, daemon=True).start()
    half, order = device == "cuda", torch.channels_last if device == "cuda" else torch.contiguous_format
    scaler = torch.cuda.amp.GradScaler(enabled=half)
    optimizer = torch.optim.AdamW(weights, lr=0, weight_decay=1e-4)
    best, step, seen, next_look = 1e9, 0, 0, 0
    while pool.total() < FIRST_LINES:
        time.sleep(0.2)
    started = time.time()
    while True:
        share = min(1, (time.time() - began) / (float(minutes) * 60))
        if time.time() - started >= next_look or share >= 1:
            next_look += LOOK
            found = look()
            total = sum(found.values())
            print(f"{(time.time() - began) / 60:.1f} min, step {step}, {seen} seen, {pool.total()} drawn:", told(found), flush=True)
            if total[1] > ASTRAY * best:
                print("went astray: on from the best, in smaller steps", flush=True)
                step_size, mean = step_size / 2, copies(best_mean)
                put(weights, mean)
            if total[1] < best:
                best, best_mean = total[1], copies(mean)
        if share >= 1:
            supply.stop()
            return
        for group in optimizer.param_groups:
            group["lr"] = step_size * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-6
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


def write(model, learned, out, classes="all"):
    """The model with other values, and with as many classes as its head has, or as it had before."""
    whole = onnx.load(model + ".onnx")
    folding = Folding(whole.graph)
    known = len(classes_in(model)) + 1 if classes == "known" else None
    for name, value in np.load(learned + ".npz").items():
        folding.values[name] = value[..., :known] if name.startswith("linear_85") else value
    folding.write(False)
    onnx.save(whole, out)


if __name__ == "__main__":
    {"train": train, "write": write}[sys.argv[1]](*sys.argv[2:])
