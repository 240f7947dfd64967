"""Trains the recogniser's last layers (two transformer blocks and a new head) on what the convolutions saw.

    python3 train.py PACKAGE.onnx OUT MINUTES SEED PACK...

Writes OUT.npz (values by their names in the package) and OUT.txt (a class a line) whenever the validation gets better,
and goes on from those where they are there, with the classes that they know.
"""
import json, os, sys, time
from collections import Counter
import numpy as np
import onnx
import torch
from torch import nn
from torch.nn import functional as F
from graph import Graph
from model import CUT, END, constants, is_weight, needed

BATCH, CHANNELS = 48, 480
# characters that fewer lines show are not learned
RARE = 10


def head(value, classes, known):
    """The package's values for the characters that it knows, small ones for the others."""
    fresh = torch.randn(*value.shape[:-1], len(classes)) * 0.02 if value.ndim > 1 else torch.full((len(classes),), float(value.mean()))
    for index, character in enumerate(classes):
        if character in known:
            fresh[..., index] = torch.from_numpy(value.copy())[..., known[character]]
    return fresh


def is_trained(name):
    """What normalises stays as it was measured."""
    return is_weight(name) and not name.endswith(("w_1", "w_2"))


def begin(package, out, nodes):
    """The values to begin with, the number of each character in them, how large steps may be, and the classes to keep."""
    values = constants(nodes)
    if os.path.exists(out + ".npz"):
        characters = open(out + ".txt").read().rstrip("\n").split("\n")
        return {**values, **np.load(out + ".npz")}, {"": 0, **{one: number + 1 for number, one in enumerate(characters)}}, 5e-4, set(characters)
    dictionary = open(os.path.join(os.path.dirname(package), "ppocr_keys_v1.txt")).read().split("\n")
    return values, {"": 0, **{one: number + 1 for number, one in enumerate(dictionary) if one}, " ": 6624}, 1e-3, set()


def load(packs):
    lines = []
    for pack in packs:
        features = np.memmap(pack + ".features", dtype=np.float16, mode="r").reshape(-1, CHANNELS)
        at = 0
        for row, steps in zip(map(json.loads, open(pack + ".jsonl")), map(int, open(pack + ".steps"))):
            lines.append((features, at, steps, row["text"], row["part"], row["kind"]))
            at += steps
    return lines


def batches(lines, rng):
    """Lines of the same length, so that nothing is padded."""
    by_steps = {}
    for line in rng.permutation(len(lines)):
        by_steps.setdefault(lines[line][2], []).append(lines[line])
    made = [group[i : i + BATCH] for group in by_steps.values() for i in range(0, len(group), BATCH)]
    return [made[i] for i in rng.permutation(len(made))]


def tensor(batch):
    values = np.stack([features[at : at + steps] for features, at, steps, *_ in batch]).astype(np.float32)
    return torch.from_numpy(values).permute(0, 2, 1).unsqueeze(2)


def loss_of(scores, batch, indices):
    """How little the scores of each step say what the lines do (Graves et al., 2006)."""
    targets = torch.tensor([indices[character] for line in batch for character in line[3]])
    lengths = torch.tensor([len(line[3]) for line in batch])
    likelihoods = scores.log_softmax(2).transpose(0, 1)
    return F.ctc_loss(likelihoods, targets, torch.full((len(batch),), likelihoods.shape[0]), lengths, zero_infinity=True)


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        before, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            before, row[j + 1] = row[j + 1], min(before + (x != y), row[j] + 1, row[j + 1] + 1)
    return row[-1]


def compare(found, kind, text, row, classes):
    """Counts a line by its kind: characters, those that are wrong, with and without case; lines, and those that are right."""
    read = "".join(classes[c] for k, c in enumerate(row) if c != 0 and (k == 0 or row[k - 1] != c))
    read = " ".join(read.split())
    wrong, bare = distance(read, text), distance(read.lower(), text.lower())
    found.setdefault(kind, np.zeros(6))
    found[kind] += [len(text), wrong, bare, 1, wrong == 0, bare == 0]


def told(found):
    return "; ".join(f"{kind} {100 * c[1] / c[0]:.2f} % ({100 * c[2] / c[0]:.2f} without case), right {100 * c[4] / c[3]:.1f} ({100 * c[5] / c[3]:.1f})" for kind, c in sorted(found.items()))


def validate(net, classes, lines):
    """Character error rate and share of lines wholly right, by kind, with case; and without."""
    net.eval()
    found = {}
    with torch.no_grad():
        for batch in batches(lines, np.random.default_rng(0)):
            best = net(tensor(batch)).argmax(2).numpy()
            for (_, _, _, text, _, kind), row in zip(batch, best):
                compare(found, kind, text, row, classes)
    net.train()
    return found


def main():
    package, out, minutes, seed, *packs = sys.argv[1:]
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    lines = load(packs)
    nodes = needed(onnx.load(package).graph, [END], {CUT})
    values, known, step_size, kept = begin(package, out, nodes)
    counts = Counter(character for line in lines for character in line[3])
    classes = ["", *sorted(kept | {character for character, count in counts.items() if count >= RARE})]
    lines = [line for line in lines if set(line[3]) <= set(classes)]
    train = [line for line in lines if line[4] == "train" and len(line[3]) * 1.2 + 2 < line[2]]
    valid = [line for line in lines if line[4] == "valid"]
    valid = [valid[i] for i in rng.permutation(len(valid))[:3500]]
    values = {name: head(value, classes, known) if name.startswith("linear_85") else value for name, value in values.items()}
    net = Graph(nodes, values, CUT, END, is_trained)
    print(len(train), "to train on,", len(valid), "to validate,", len(classes), "classes,", sum(v.numel() for v in net.parameters()), "values", flush=True)
    indices = {character: number for number, character in enumerate(classes)}
    optimizer = torch.optim.AdamW(net.parameters(), lr=step_size, weight_decay=1e-4)
    began, best, step = time.time(), 1e9, 0
    next_look = 0
    while True:
        for batch in batches(train, rng):
            share = (time.time() - began) / (float(minutes) * 60)
            for group in optimizer.param_groups:
                group["lr"] = step_size * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * min(1, share))) + 1e-5
            loss = loss_of(net(tensor(batch)), batch, indices)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            if time.time() - began > next_look or share >= 1:
                next_look += 240
                found = validate(net, classes, valid)
                total = sum(found.values())
                print(f"{(time.time() - began) / 60:.1f} min, step {step}, loss {loss.item():.3f}:", told(found), flush=True)
                if total[1] / total[0] < best:
                    best = total[1] / total[0]
                    np.savez(out + ".npz", **net.trained())
                    open(out + ".txt", "w").write("\n".join(classes[1:]) + "\n")
            if share >= 1:
                return


if __name__ == "__main__":
    main()
