"""Trains the recogniser's last layers (two transformer blocks and a new head) on what the convolutions saw.

    python3 train.py PACKAGE.onnx OUT MINUTES SEED PACK...

Writes OUT.npz (values by their names in the package) and OUT.txt (a class a line) whenever the validation gets better,
and goes on from OUT.npz where that is there.
"""
import json, os, sys, time
import numpy as np
import onnx
import torch
from torch import nn
from torch.nn import functional as F
from model import CUT, END, constants, is_weight, needed

BATCH, CHANNELS = 48, 480


class Graph(nn.Module):
    """The nodes between two names of an ONNX graph, with its constants as parameters."""

    def __init__(self, model, start, end, classes, known):
        super().__init__()
        self.nodes = needed(model.graph, [end], {start})
        self.start, self.end = start, end
        self.fixed, self.values = {}, nn.ParameterDict()
        for name, value in constants(self.nodes).items():
            value = torch.from_numpy(value.copy())
            if name.startswith("linear_85"):
                value = self.head(value, classes, known)
            # what normalises stays as it was measured
            if is_weight(name) and not name.endswith(("w_1", "w_2")):
                self.values[name.replace(".", "|")] = nn.Parameter(value)
            else:
                self.fixed[name] = value

    @staticmethod
    def head(value, classes, known):
        fresh = torch.randn(*value.shape[:-1], len(classes)) * 0.02 if value.dim() > 1 else torch.full((len(classes),), float(value.mean()))
        for index, character in enumerate(classes):
            if character in known:
                fresh[..., index] = value[..., known[character]]
        return fresh

    def forward(self, x):
        env = {self.start: x, **self.fixed, **{name.replace("|", "."): value for name, value in self.values.items()}}
        for node in self.nodes:
            a = {one.name: onnx.helper.get_attribute_value(one) for one in node.attribute}
            i = [env[name] for name in node.input]
            op = node.op_type
            if op == "Constant":
                continue
            elif op in ("Add", "Sub", "Mul", "Div", "Pow"):
                out = {"Add": torch.add, "Sub": torch.sub, "Mul": torch.mul, "Div": torch.div, "Pow": torch.pow}[op](*i)
            elif op == "MatMul":
                out = i[0] @ i[1]
            elif op == "Sqrt":
                out = i[0].sqrt()
            elif op == "Sigmoid":
                out = i[0].sigmoid()
            elif op == "ReduceMean":
                out = i[0].mean(a["axes"], keepdim=bool(a.get("keepdims", 1)))
            elif op == "Softmax":
                out = i[0].softmax(a.get("axis", 1))
            elif op == "Transpose":
                out = i[0].permute(a["perm"])
            elif op == "Shape":
                out = torch.tensor(i[0].shape)
            elif op == "Cast":
                out = i[0].to({1: torch.float32, 6: torch.int64, 7: torch.int64}[a["to"]])
            elif op == "Slice":
                out = i[0]
                for axis, start, end in zip(a["axes"], a["starts"], a["ends"]):
                    out = out.narrow(axis, start, min(end, out.shape[axis]) - start)
            elif op == "Concat":
                out = torch.cat([one.reshape(-1) if one.dim() < 2 else one for one in i], a["axis"])
            elif op == "Reshape":
                shape = [int(n) for n in i[1]]
                out = i[0].reshape([i[0].shape[k] if n == 0 else n for k, n in enumerate(shape)])
            elif op == "Squeeze":
                out = i[0].squeeze(a["axes"][0])
            elif op == "Conv":
                pads = a.get("pads", [0, 0, 0, 0])
                out = F.conv2d(i[0], i[1], i[2] if len(i) > 2 else None, a.get("strides", [1, 1]), pads[:2], a.get("dilations", [1, 1]), a.get("group", 1))
            elif op == "BatchNormalization":
                out = F.batch_norm(i[0], i[3], i[4], i[1], i[2], False, 0, a.get("epsilon", 1e-5))
            else:
                raise NotImplementedError(op)
            env[node.output[0]] = out
        return env[self.end]


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


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a):
        before, row[0] = row[0], i + 1
        for j, y in enumerate(b):
            before, row[j + 1] = row[j + 1], min(before + (x != y), row[j] + 1, row[j + 1] + 1)
    return row[-1]


def validate(net, classes, lines):
    """Character error rate and share of lines wholly right, by kind, with case; and without."""
    net.eval()
    found = {}
    with torch.no_grad():
        for batch in batches(lines, np.random.default_rng(0)):
            best = net(tensor(batch)).argmax(2).numpy()
            for (_, _, _, text, _, kind), row in zip(batch, best):
                read = "".join(classes[c] for k, c in enumerate(row) if c != 0 and (k == 0 or row[k - 1] != c))
                read = " ".join(read.split())
                counts = found.setdefault(kind, np.zeros(6))
                counts += [len(text), distance(read, text), distance(read.lower(), text.lower()), 1, read == text, read.lower() == text.lower()]
    net.train()
    return found


def main():
    package, out, minutes, seed, *packs = sys.argv[1:]
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    lines = load(packs)
    train = [line for line in lines if line[4] == "train" and len(line[3]) * 1.2 + 2 < line[2]]
    valid = [line for line in lines if line[4] == "valid"]
    valid = [valid[i] for i in rng.permutation(len(valid))[:3500]]
    classes = [""] + sorted({character for line in lines for character in line[3]})
    dictionary = open(os.path.join(os.path.dirname(package), "ppocr_keys_v1.txt")).read().split("\n")
    known = {"": 0, **{character: number + 1 for number, character in enumerate(dictionary) if character}, " ": 6624}
    model = onnx.load(package)
    net = Graph(model, CUT, END, classes, known)
    if os.path.exists(out + ".npz"):
        saved = np.load(out + ".npz")
        for name, value in net.values.items():
            value.data = torch.from_numpy(saved[name.replace("|", ".")])
    print(len(train), "to train on,", len(valid), "to validate,", len(classes), "classes,", sum(v.numel() for v in net.parameters()), "values", flush=True)
    indices = {character: number for number, character in enumerate(classes)}
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-4)
    began, best, step = time.time(), 1e9, 0
    next_look = 240
    while True:
        for batch in batches(train, rng):
            share = (time.time() - began) / (float(minutes) * 60)
            for group in optimizer.param_groups:
                group["lr"] = 1e-3 * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * min(1, share))) + 1e-5
            scores = net(tensor(batch)).log_softmax(2).transpose(0, 1)
            targets = torch.tensor([indices[character] for line in batch for character in line[3]])
            lengths = torch.tensor([len(line[3]) for line in batch])
            loss = F.ctc_loss(scores, targets, torch.full((len(batch),), scores.shape[0]), lengths, zero_infinity=True)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            step += 1
            if time.time() - began > next_look or share >= 1:
                next_look += 240
                found = validate(net, classes, valid)
                total = sum(found.values())
                print(f"{(time.time() - began) / 60:.1f} min, step {step}, loss {loss.item():.3f}:", "; ".join(f"{kind} {100 * c[1] / c[0]:.2f} % ({100 * c[2] / c[0]:.2f} without case), right {100 * c[4] / c[3]:.1f} ({100 * c[5] / c[3]:.1f})" for kind, c in sorted(found.items())), flush=True)
                if total[1] / total[0] < best:
                    best = total[1] / total[0]
                    np.savez(out + ".npz", **{name.replace("|", "."): value.detach().numpy() for name, value in net.values.items()})
                    open(out + ".txt", "w").write("\n".join(classes[1:]) + "\n")
            if share >= 1:
                return


if __name__ == "__main__":
    main()
