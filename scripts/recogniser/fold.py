"""Folds what can be computed once into a model's weights, so that convolutions, their activations included, follow one
another without a pass over memory between them. What the model answers stays the same.

    python3 fold.py IN.onnx OUT.onnx half     large weights as half floats, which onnxruntime makes floats again as it loads
    python3 fold.py IN.onnx OUT.onnx float    to go on training with
"""
import sys
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

LARGE = 1000


class Folding:
    def __init__(self, graph):
        self.graph, self.outputs = graph, {one.name for one in graph.output}
        self.values = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
        self.nodes = []
        for node in graph.node:
            if node.op_type == "Constant":
                self.values[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
            elif node.op_type == "Cast" and node.input[0] in self.values and attribute(node, "to") == TensorProto.FLOAT:
                self.values[node.output[0]] = self.values[node.input[0]].astype(np.float32)
            else:
                self.nodes.append(node)

    def fold(self):
        for node in list(self.nodes):
            self.hard_swish(node)
        while any(self.step(node) for node in list(self.nodes)):
            pass
        for node in list(self.nodes):
            self.shift(node)
        return self

    def maker(self, name):
        return next((node for node in self.nodes if name in node.output), None)

    def users(self, name):
        return [node for node in self.nodes if name in node.input]

    def scalar(self, node):
        """(number, name of the other input) of a node that adds or multiplies a single number; else two Nones."""
        for here, other in ((0, 1), (1, 0)):
            value = self.values.get(node.input[here])
            if value is not None and value.size == 1:
                return float(value.reshape(-1)[0]), node.input[other]
        return None, None

    def weights(self, conv):
        weight = self.values[conv.input[1]]
        bias = self.values[conv.input[2]] if len(conv.input) > 2 else 0
        return weight, bias

    def set_weights(self, conv, weight, bias, channels):
        for place, value in ((1, weight), (2, np.broadcast_to(bias, (channels,)))):
            name = f"{conv.output[0]}/{'wb'[place - 1]}"
            self.values[name] = np.array(value, np.float32)
            del conv.input[place:place + 1]
            conv.input.insert(place, name)

    def drop(self, node, instead):
        for user in self.users(node.output[0]):
            for place, name in enumerate(user.input):
                if name == node.output[0]:
                    user.input[place] = instead
        self.nodes.remove(node)

    def hard_swish(self, node):
        """x · clip(x + 3, 0, 6) / 6 as x · HardSigmoid(x), which onnxruntime computes with the convolution before."""
        if node.op_type != "Div" or self.scalar(node)[0] != 6:
            return
        product = self.maker(node.input[0])
        clip = self.maker(product.input[1]) if product is not None and product.op_type == "Mul" else None
        shift = self.maker(clip.input[0]) if clip is not None and clip.op_type == "Clip" else None
        if shift is None or self.scalar(shift) != (3, product.input[0]):
            return
        x = product.input[0]
        at = self.nodes.index(node)
        self.nodes[at:at + 1] = [
            helper.make_node("HardSigmoid", [x], [x + "/gate"], alpha=1 / 6, beta=0.5),
            helper.make_node("Mul", [x, x + "/gate"], [node.output[0]]),
        ]
        for gone in (product, clip, shift):
            self.nodes.remove(gone)

    def step(self, node):
        """Takes one node out, or moves it nearer to where it can be; whether it did."""
        if node not in self.nodes or node.output[0] in self.outputs:
            return False
        if node.op_type == "BatchNormalization":
            return self.normalisation(node)
        number, x = self.scalar(node) if node.op_type in ("Mul", "Add") else (None, None)
        if number is None:
            return False
        return self.into_before(node, number, x) or self.into_after(node, number, x)

    def shift(self, node):
        """x + a number as a normalisation of x: of the two, onnxruntime computes only that without leaving its layout."""
        number, x = self.scalar(node) if node.op_type == "Add" else (None, None)
        channels = None if number is None else self.channels(x)
        if channels is None or not any(one.op_type == "Conv" for one in self.users(node.output[0])):
            return
        name = node.output[0]
        for part, value in (("scale", 1), ("shift", number), ("mean", 0), ("variance", 1)):
            self.values[f"{name}/{part}"] = np.full(channels, value, np.float32)
        inputs = [x, *(f"{name}/{part}" for part in ("scale", "shift", "mean", "variance"))]
        self.nodes[self.nodes.index(node)] = helper.make_node("BatchNormalization", inputs, [name], epsilon=0.0)

    def channels(self, x):
        """Of what a convolution made, or an activation or product of it."""
        node = self.maker(x)
        if node is not None and node.op_type == "Conv":
            return len(self.values[node.input[1]])
        return self.channels(node.input[0]) if node is not None and node.op_type in ("Mul", "HardSigmoid") else None

    def normalisation(self, node):
        before = self.maker(node.input[0])
        if before is None or len(self.users(node.input[0])) > 1:
            return False
        scale, shift, mean, variance = (self.values[name] for name in node.input[1:5])
        factor = scale / np.sqrt(variance + attribute(node, "epsilon", 1e-5))
        if before.op_type == "Conv":
            weight, bias = self.weights(before)
            self.set_weights(before, weight * factor.reshape(-1, 1, 1, 1), (bias - mean) * factor + shift, len(factor))
            self.drop(node, before.output[0])
            return True
        upwards = self.maker(before.input[0]) if before.op_type == "Add" else None
        if upwards is None or upwards.op_type != "ConvTranspose":
            return False
        weight, bias = self.values[upwards.input[1]], self.values[before.input[1]].reshape(-1)
        self.set_weights(upwards, weight * factor.reshape(1, -1, 1, 1), (bias - mean) * factor + shift, len(factor))
        self.drop(before, upwards.output[0])
        self.drop(node, upwards.output[0])
        return True

    def into_before(self, node, number, x):
        before = self.maker(x)
        if before is None or before.op_type != "Conv" or len(self.users(x)) > 1:
            return False
        weight, bias = self.weights(before)
        scaled = (weight * number, bias * number) if node.op_type == "Mul" else (weight, bias + number)
        self.set_weights(before, *scaled, len(weight))
        self.drop(node, x)
        return True

    def into_after(self, node, number, x):
        after = self.users(node.output[0])
        if not after or not all(one.op_type == "Conv" and one.input[0] == node.output[0] for one in after):
            return False
        if node.op_type == "Mul":
            self.scale(after, number)
            self.drop(node, x)
            return True
        if all(max(attribute(one, "pads", [0])) == 0 for one in after):
            for one in after:
                weight, bias = self.weights(one)
                self.set_weights(one, weight, bias + number * weight.reshape(len(weight), -1).sum(1), len(weight))
            self.drop(node, x)
            return True
        # what is padded with zeros after the sum keeps it, but the scale before the sum goes on: ax + b = a(x + b/a)
        before = self.maker(x)
        factor, inner = self.scalar(before) if before is not None and before.op_type == "Mul" else (None, None)
        if factor is None or abs(factor) < 1e-3 or len(self.users(x)) > 1:
            return False
        self.scale(after, factor)
        self.values[node.output[0] + "/shift"] = np.array([number / factor], np.float32)
        del node.input[:]
        node.input.extend([inner, node.output[0] + "/shift"])
        self.nodes.remove(before)
        return True

    def scale(self, convolutions, factor):
        for one in convolutions:
            weight, bias = self.weights(one)
            self.set_weights(one, weight * factor, bias, len(weight))

    def write(self, halved):
        graph, used = self.graph, {name for node in self.nodes for name in node.input}
        del graph.node[:], graph.initializer[:], graph.value_info[:]
        for name, value in self.values.items():
            if name not in used:
                continue
            if halved and value.dtype == np.float32 and value.size >= LARGE:
                graph.initializer.append(numpy_helper.from_array(value.astype(np.float16), name + "/half"))
                graph.node.append(helper.make_node("Cast", [name + "/half"], [name], to=TensorProto.FLOAT))
            else:
                graph.initializer.append(numpy_helper.from_array(value, name))
        graph.node.extend(self.nodes)


def attribute(node, name, otherwise=None):
    return next((helper.get_attribute_value(one) for one in node.attribute if one.name == name), otherwise)


if __name__ == "__main__":
    source, out, form = sys.argv[1:]
    folded = onnx.load(source)
    Folding(folded.graph).fold().write(form == "half")
    onnx.save(folded, out)
