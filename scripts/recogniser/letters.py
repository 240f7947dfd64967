"""Teaches a model letters that it lacks or saw seldom, beside what it reads without them.

    python3 letters.py train MODEL OUT MINUTES SEED PACK...  MODEL is MODEL.onnx with MODEL.txt; writes OUT.npz and OUT.txt
    python3 letters.py write MODEL OUT NEW                   NEW.onnx: the model that reads with the new letters, too; NEW.txt

A layer of its own looks at what the convolutions see of a letter and at what the last layer is given. It says how much it is
each of the new letters, whose scores stand behind those of the letters that the model has, and how much more or less than
the model thought it is one of those with marks. What is read with them is answered beside what the model reads without.
"""
import sys, time
from collections import Counter
from types import SimpleNamespace
from unicodedata import normalize
import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper
from torch import nn
from torch.nn import functional as F
from fold import LARGE, Folding
from graph import Graph
from model import CUT, END, needed
from train import RARE, batches, compare, load, loss_of, tensor, told
from whole import classes_in

# what the last layer is given, and how many numbers the layer for the new letters has
GIVEN, HIDDEN = "transpose_51.tmp_0", 192
SCORES = "marked_letters"
# marks are far rarer on receipts than in what is drawn to learn them: so much is taken from the scores of letters that
# the model has, and of new ones
LESS = (2.5, 1.5)


def opened(model, end):
    """The model from what the convolutions see to one of its later values."""
    folding = Folding(onnx.load(model + ".onnx").graph)
    nodes = needed(SimpleNamespace(node=folding.nodes), [end], {CUT})
    values = {name: value for name, value in folding.values.items() if any(name in node.input for node in nodes)}
    return Graph(nodes, values, CUT, end, lambda name: False), folding.values


def shown(net, lines):
    """The lines with all that is seen of each, step by step, and with what the last layer is given."""
    found = [None] * len(lines)
    places = {(id(features), at): number for number, (features, at, *_) in enumerate(lines)}
    with torch.no_grad():
        for batch in batches(lines, np.random.default_rng(0)):
            seen = tensor(batch)
            both = torch.cat([net(seen), seen.squeeze(2).permute(0, 2, 1)], 2).half()
            for (features, at, *_), one in zip(batch, both):
                found[places[id(features), at]] = one.clone()
    return [(one, 0, *line[2:]) for one, line in zip(found, lines)]


def is_marked(letter):
    """Latin letters that are none of English, Cyrillic ones beside those of Russian, and Greek ones with accents."""
    return letter.isalpha() and not (letter.isascii() or "А" <= letter <= "я" or (len(normalize("NFD", letter)) == 1 and "Α" <= letter <= "ω"))


def train(model, out, minutes, seed, *packs):
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    lines = load(packs)
    known = classes_in(model)
    counts = Counter(one for line in lines for one in line[3])
    new = sorted(one for one, count in counts.items() if count >= RARE and one.isalpha() and one not in known)
    classes = ["", *known, *new]
    lines = [line for line in lines if set(line[3]) <= set(classes) and len(line[3]) * 1.2 + 2 < line[2]]
    net, values = opened(model, GIVEN)
    began = time.time()
    lines = shown(net, lines)
    print(f"{time.time() - began:.0f} s to see the lines", flush=True)
    weight, bias = (torch.from_numpy(values[f"linear_85.{name}_0"].astype(np.float32)) for name in "wb")
    learned = [line for line in lines if line[4] == "train"]
    valid = [line for line in lines if line[4] == "valid"]
    valid = [valid[i] for i in rng.permutation(len(valid))[:4000]]
    size = lines[0][0].shape[1]
    marked = [number for number, one in enumerate(classes) if number > len(known) or is_marked(one)]
    layer = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, len(marked)))
    with torch.no_grad():
        for place, number in enumerate(marked):
            layer[2].bias[place] = -4.0 if number > len(known) else 0.0
        layer[2].weight[: len(marked) - len(new)] = 0.0
    spread = torch.cat([line[0][:4].float() for line in learned[::40]]).std(0).clamp(min=1e-3)
    layer[0].weight.data /= spread

    def scores(batch):
        x = torch.stack([line[0] for line in batch]).float()
        plain = F.pad(x[..., : weight.shape[0]] @ weight + bias, (0, len(new)))
        return plain.index_add(2, torch.tensor(marked), layer(x))

    def count_new(found, text, row):
        """Counts the line's new letters and those that were not read, as characters of a kind of their own."""
        wanted = Counter(one for one in text if one in new)
        if wanted:
            read = Counter(classes[c] for k, c in enumerate(row) if c != 0 and (k == 0 or row[k - 1] != c))
            missed = sum((wanted - read).values())
            found.setdefault("new letters", np.zeros(6))
            found["new letters"] += [sum(wanted.values()), missed, missed, 1, missed == 0, missed == 0]

    def validate():
        found = {}
        with torch.no_grad():
            for batch in batches(valid, np.random.default_rng(0)):
                for (_, _, _, text, _, kind), row in zip(batch, scores(batch).argmax(2).numpy()):
                    compare(found, kind, text, row, classes)
                    count_new(found, text, row)
        return found

    print(len(learned), "to train on,", len(valid), "to validate;", len(new), "new letters:", "".join(new), flush=True)
    indices = {one: number for number, one in enumerate(classes)}
    optimizer = torch.optim.AdamW(layer.parameters(), lr=0, weight_decay=1e-3)
    began, step, next_look = time.time(), 0, 0
    while True:
        for batch in batches(learned, rng):
            share = min(1, (time.time() - began) / (float(minutes) * 60))
            optimizer.param_groups[0]["lr"] = 2e-3 * min(1, (step + 1) / 100) * (0.5 + 0.5 * np.cos(np.pi * share)) + 1e-5
            loss = loss_of(scores(batch), batch, indices)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(layer.parameters(), 5.0)
            optimizer.step()
            step += 1
            if time.time() - began > next_look or share >= 1:
                next_look += 120
                print(f"{(time.time() - began) / 60:.1f} min, step {step}, loss {loss.item():.3f}:", told(validate()), flush=True)
                made = {name: value.detach().numpy() for name, value in layer.state_dict().items()}
                np.savez(out + ".npz", **made, marked=marked)
                open(out + ".txt", "w").write("\n".join(classes[1:]) + "\n")
            if share >= 1:
                return


def write(model, learned, out):
    whole, layer = onnx.load(model + ".onnx"), np.load(learned + ".npz")
    known, classes = len(classes_in(model)) + 1, len(classes_in(learned)) + 1
    columns = {"weight": np.zeros((HIDDEN, classes), np.float32), "bias": np.zeros(classes, np.float32)}
    for name, value in columns.items():
        value[..., layer["marked"]] = layer[f"2.{name}"].T
    columns["bias"][layer["marked"]] -= np.where(layer["marked"] < known, *LESS)
    values = {"seen/weight": layer["0.weight"].T, "seen/bias": layer["0.bias"]}
    for part, some in (("known", slice(0, known)), ("new", slice(known, None))):
        values |= {f"{part}/{name}": value[..., some] for name, value in columns.items()}
    graph, nodes = whole.graph, list(whole.graph.node)
    for name, value in values.items():
        half = value.size >= LARGE
        graph.initializer.append(numpy_helper.from_array(value.astype(np.float16 if half else np.float32), f"{SCORES}/{name}" + ("/half" if half else "")))
        if half:
            nodes.insert(0, helper.make_node("Cast", [f"{SCORES}/{name}/half"], [f"{SCORES}/{name}"], to=TensorProto.FLOAT))

    def node(kind, inputs, output, **attributes):
        return helper.make_node(kind, inputs, [f"{SCORES}/{output}"], **attributes)

    def linear(given, part):
        return [node("MatMul", [given, f"{SCORES}/{part}/weight"], f"{part}/product"), node("Add", [f"{SCORES}/{part}/product", f"{SCORES}/{part}/bias"], part)]

    added = [
        node("Squeeze", [CUT], "squeezed", axes=[2]),
        node("Transpose", [f"{SCORES}/squeezed"], "steps", perm=[0, 2, 1]),
        node("Concat", [GIVEN, f"{SCORES}/steps"], "both", axis=2),
        *linear(f"{SCORES}/both", "seen"),
        node("Relu", [f"{SCORES}/seen"], "layer"),
        *linear(f"{SCORES}/layer", "known"),
        *linear(f"{SCORES}/layer", "new"),
        node("Add", [END, f"{SCORES}/known"], "mended"),
        node("Concat", [f"{SCORES}/mended", f"{SCORES}/new"], "all", axis=2),
    ]
    chosen = [
        helper.make_node("Softmax", [f"{SCORES}/all"], ["marked_probabilities"], axis=2),
        node("ArgMax", ["marked_probabilities"], "classes64", axis=2, keepdims=0),
        helper.make_node("Cast", [f"{SCORES}/classes64"], ["marked_classes"], to=TensorProto.INT32),
        helper.make_node("ReduceMax", ["marked_probabilities"], ["marked_certainty"], axes=[2], keepdims=0),
    ]
    del graph.node[:]
    graph.node.extend([*nodes, *added, *chosen])
    for name, kind in (("classes", TensorProto.INT32), ("certainty", TensorProto.FLOAT), ("probabilities", TensorProto.FLOAT)):
        graph.output.append(helper.make_tensor_value_info(f"marked_{name}", kind, None))
    onnx.save(whole, out + ".onnx")
    open(out + ".txt", "w").write("\n".join(classes_in(learned)) + "\n")


if __name__ == "__main__":
    {"train": train, "write": write}[sys.argv[1]](*sys.argv[2:])
