"""Takes the recogniser in the package apart and puts a trained tail in its place.

    python3 model.py split PACKAGE.onnx TRUNK.onnx    the convolutions: a line's picture in, 480 numbers for each 8 pixels out
    python3 model.py join PACKAGE.onnx TAIL.npz OUT.onnx   the whole with the trained tail
    python3 model.py choose PACKAGE.onnx OUT.onnx   the whole as it is; of this and the former the best class is chosen inside
"""
import re, sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

CUT, END = "p2o.AveragePool.1", "p2o.Add.277"


def producers(graph):
    return {name: node for node in graph.node for name in node.output}


def needed(graph, wanted, stop=()):
    """The nodes that lead to the wanted outputs, in order."""
    made, keep, todo = producers(graph), set(), list(wanted)
    while todo:
        name = todo.pop()
        if name in stop or name not in made or id(made[name]) in keep:
            continue
        keep.add(id(made[name]))
        todo.extend(made[name].input)
    return [node for node in graph.node if id(node) in keep]


def constants(nodes):
    return {node.output[0]: numpy_helper.to_array(node.attribute[0].t) for node in nodes if node.op_type == "Constant"}


def is_weight(name):
    """The package's values are called linear_85.w_0, layer_norm_43.b_0 and so on."""
    return re.fullmatch(r"[a-z0-9_]+\.[wb]_\d", name) is not None


def finish(model, nodes, inputs, outputs):
    del model.graph.node[:], model.graph.input[:], model.graph.output[:], model.graph.value_info[:]
    model.graph.node.extend(nodes)
    model.graph.input.extend(inputs)
    model.graph.output.extend(outputs)


def split(package, out):
    model = onnx.load(package)
    nodes, inputs = needed(model.graph, [CUT]), list(model.graph.input)
    finish(model, nodes, inputs, [helper.make_tensor_value_info(CUT, TensorProto.FLOAT, None)])
    onnx.save(model, out)


def choose(probabilities):
    """The best class of every step and how likely it is, so that the likelihoods of all classes need not travel."""
    return [
        helper.make_node("ArgMax", [probabilities], ["classes64"], axis=2, keepdims=0),
        helper.make_node("Cast", ["classes64"], ["classes"], to=TensorProto.INT32),
        helper.make_node("ReduceMax", [probabilities], ["certainty"], axes=[2], keepdims=0),
    ]


def finish_with_choice(model, nodes, probabilities, out, others=[]):
    outputs = [helper.make_tensor_value_info("classes", TensorProto.INT32, None)]
    outputs += [helper.make_tensor_value_info(name, TensorProto.FLOAT, None) for name in ["certainty", *others]]
    finish(model, [*nodes, *choose(probabilities)], list(model.graph.input), outputs)
    onnx.save(model, out)


def whole(package, out):
    model = onnx.load(package)
    probabilities = model.graph.output[0].name
    finish_with_choice(model, needed(model.graph, [probabilities]), probabilities, out)


def join(package, tail, out):
    """The trained values in place of the package's; the last layer has other classes."""
    model, trained = onnx.load(package), np.load(tail)
    for node in model.graph.node:
        if node.op_type == "Constant" and node.output[0] in trained.files:
            node.attribute[0].t.CopyFrom(numpy_helper.from_array(trained[node.output[0]].astype(np.float32)))
    nodes = needed(model.graph, [END]) + [helper.make_node("Softmax", [END], ["probabilities"], axis=2)]
    # doubtful letters are weighed against those around them, for which all that is likely is asked for
    finish_with_choice(model, nodes, "probabilities", out, ["probabilities"])


if __name__ == "__main__":
    {"split": split, "join": join, "choose": whole}[sys.argv[1]](*sys.argv[2:])
