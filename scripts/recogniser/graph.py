"""Runs an ONNX graph in torch, with its constants as parameters that can be trained."""
import onnx
import torch
from torch import nn
from torch.nn import functional as F


class Graph(nn.Module):
    """The given nodes from one name to another; the values that `trained` names are parameters."""

    def __init__(self, nodes, values, start, end, trained):
        super().__init__()
        self.nodes, self.start, self.end = in_one_go([node for node in nodes if node.op_type != "Constant"]), start, end
        self.fixed, self.values = {}, nn.ParameterDict()
        for name, value in values.items():
            value = torch.from_numpy(value.copy()) if not torch.is_tensor(value) else value
            if trained(name):
                self.values[name.replace(".", "|")] = nn.Parameter(value)
            else:
                self.fixed[name] = value

    def trained(self):
        return {name.replace("|", "."): value.detach().cpu().numpy() for name, value in self.values.items()}

    def forward(self, x):
        env = {self.start: x, **self.fixed, **{name.replace("|", "."): value for name, value in self.values.items()}}
        for node in self.nodes:
            a = {one.name: onnx.helper.get_attribute_value(one) for one in node.attribute}
            env[node.output[0]] = run(node.op_type, a, [env[name] for name in node.input])
        return env[self.end]


def in_one_go(nodes):
    """x · HardSigmoid(x) as one node, which takes a fraction of the memory's time."""
    gates = {node.output[0]: node for node in nodes if node.op_type == "HardSigmoid"}
    made = []
    for node in nodes:
        gate = next((gates[name] for name in node.input if name in gates), None)
        if node.op_type == "Mul" and gate is not None and gate.input[0] in node.input:
            made.append(onnx.helper.make_node("HardSwish", [gate.input[0]], list(node.output)))
        else:
            made.append(node)
    used = {name for node in made for name in node.input}
    return [node for node in made if node.op_type != "HardSigmoid" or node.output[0] in used]


ARITHMETIC = {"Add": torch.add, "Sub": torch.sub, "Mul": torch.mul, "Div": torch.div, "Pow": torch.pow}


def run(op, a, i):
    if op in ARITHMETIC:
        return ARITHMETIC[op](*i)
    if op == "MatMul":
        return i[0] @ i[1]
    if op == "Sqrt":
        return i[0].sqrt()
    if op == "HardSigmoid":
        return F.hardsigmoid(i[0])
    if op == "Relu":
        return i[0].relu()
    if op == "GlobalAveragePool":
        return i[0].mean((2, 3), keepdim=True)
    if op == "AveragePool":
        return F.avg_pool2d(i[0], a["kernel_shape"], a["strides"])
    if op == "Sigmoid":
        return i[0].sigmoid()
    if op == "ReduceMean":
        return i[0].mean(a["axes"], keepdim=bool(a.get("keepdims", 1)))
    if op == "Softmax":
        return i[0].softmax(a.get("axis", 1))
    if op == "Transpose":
        return i[0].permute(a["perm"])
    if op == "Shape":
        return torch.tensor(i[0].shape)
    if op == "Cast":
        return i[0].to({1: torch.float32, 6: torch.int64, 7: torch.int64}[a["to"]])
    if op == "Slice":
        out = i[0]
        for axis, start, end in zip(a["axes"], a["starts"], a["ends"]):
            out = out.narrow(axis, start, min(end, out.shape[axis]) - start)
        return out
    if op == "Concat":
        return torch.cat([one.reshape(-1) if one.dim() < 2 else one for one in i], a["axis"])
    if op == "Reshape":
        return i[0].reshape([i[0].shape[k] if n == 0 else n for k, n in enumerate(map(int, i[1]))])
    if op == "Squeeze":
        return i[0].squeeze(a["axes"][0])
    if op == "Conv":
        bias = i[2] if len(i) > 2 else None
        pads = a.get("pads", [0, 0, 0, 0])
        return F.conv2d(i[0], i[1], bias, a.get("strides", [1, 1]), pads[:2], a.get("dilations", [1, 1]), a.get("group", 1))
    if op == "BatchNormalization":
        return F.batch_norm(i[0], i[3], i[4], i[1], i[2], False, 0, max(a.get("epsilon", 1e-5), 1e-12))
    if op == "HardSwish":
        return F.hardswish(i[0])
    raise NotImplementedError(op)
