"""Rewrites PaddleOCR's text detector so that less is computed after a map was enlarged: what a convolution makes of an
enlarged map is computed from the map as it was, and of a sum or a row of maps from each of them. What the model answers
stays the same.

    python3 neck.py IN.onnx OUT.onnx     IN as fold.py writes it, with weights as floats; fold.py halves OUT
"""
import sys
import numpy as np
import onnx
from onnx import helper
from fold import Folding


class Neck(Folding):
    """A graph of which the convolutions of its largest maps are rewritten; every map has one picture."""

    def rewrite(self):
        self.gates()
        self.head()
        gated = self.maker(self.only("Concat").input[-1])
        self.row()
        self.sum(self.maker(gated.input[0]))
        return self

    def only(self, kind):
        return next(node for node in self.nodes if node.op_type == kind)

    def value(self, name, array):
        self.values[name] = np.ascontiguousarray(array)
        return name

    def put(self, before, *made):
        at = self.nodes.index(before)
        self.nodes[at:at] = made

    def convolution(self, x, name, weight, bias=None, pads=(0, 0, 0, 0)):
        parts = [("/w", weight)] if bias is None else [("/w", weight), ("/b", bias)]
        inputs = [x, *(self.value(name + part, value) for part, value in parts)]
        return helper.make_node("Conv", inputs, [name], kernel_shape=weight.shape[2:], pads=pads)

    def gates(self):
        """x + x·gate as x · (1 + gate), one pass over a large map instead of two."""
        for product in [node for node in self.nodes if node.op_type == "Mul"]:
            x, gate = product.input
            users = self.users(product.output[0])
            if len(users) == 1 and users[0].op_type == "Add" and x in users[0].input and self.maker(gate) is not None:
                one = self.value(gate + "/one", np.ones(1, np.float32))
                self.put(product, helper.make_node("Add", [gate, one], [gate + "/and one"]))
                product.input[1] = gate + "/and one"
                self.drop(users[0], product.output[0])

    def head(self):
        """Two enlargements by transposed convolutions as two convolutions and one rearrangement, where all maps are small."""
        first, second = [node for node in self.nodes if node.op_type == "ConvTranspose"]
        between, shift = self.users(first.output[0])[0], self.users(second.output[0])[0]
        end = self.users(shift.output[0])[0]
        wide, bias = (self.values[name] for name in first.input[1:3])
        narrow = self.values[second.input[1]][:, 0]
        inner, outer = wide.shape[:2]
        # channels of the first by the place in its square, then as the transposed convolution has them
        name = first.output[0]
        spread = wide.transpose(2, 3, 1, 0).reshape(4 * outer, inner, 1, 1)
        gathered = np.zeros((2, 2, 2, 2, 2, 2, outer), np.float32)
        for y in range(2):
            for x in range(2):
                gathered[y, :, x, :, y, x] = narrow.transpose(1, 2, 0)
        self.put(
            first,
            self.convolution(first.input[0], name, spread, np.tile(bias, 4)),
            helper.make_node("Relu", [name], [between.output[0]]),
            self.convolution(
                between.output[0],
                shift.output[0],
                gathered.reshape(16, 4 * outer, 1, 1),
                np.repeat(self.values[shift.input[1]].reshape(-1), 16),
            ),
            helper.make_node("Sigmoid", [shift.output[0]], [name + "/likelihood"]),
            helper.make_node("DepthToSpace", [name + "/likelihood"], [end.output[0]], blocksize=4),
        )
        for gone in (first, between, second, shift, end):
            self.nodes.remove(gone)

    def phases(self, x, weight, name):
        """What a convolution of 3 × 3 makes of x enlarged to twice its size, as the nodes that compute it."""
        outer = len(weight)
        above, here, below = weight[:, :, 0], weight[:, :, 1], weight[:, :, 2]
        made = []
        for y, row in enumerate((np.stack([above, here + below], 2), np.stack([above + here, below], 2))):
            # of the upper and the lower row the places to the left and to the right, by turns
            left, here_too, right = row[..., 0], row[..., 1], row[..., 2]
            kernel = np.zeros((2, *row.shape), np.float32)
            kernel[0, ..., 0], kernel[0, ..., 1] = left, here_too + right
            kernel[1, ..., 1], kernel[1, ..., 2] = left + here_too, right
            kernel = kernel.reshape(2 * outer, *row.shape[1:])
            made.append(self.convolution(x, f"{name}/rows{y}", kernel, pads=(1 - y, 1, y, 1)))
        made.append(helper.make_node("Concat", [f"{name}/rows0", f"{name}/rows1"], [name + "/phases"], axis=1))
        made.append(helper.make_node("DepthToSpace", [name + "/phases"], [name + "/enlarged"], blocksize=2))
        return made

    def twice(self, x, name, times):
        """x enlarged so many times to twice its size."""
        if times == 0:
            return x, []
        scale = float(2**times)
        scales = self.value(name + "/scales", np.array([1, 1, scale, scale], np.float32))
        inputs = [x, self.value(name + "/none", np.zeros(0, np.float32)), scales]
        how = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
        return name, [helper.make_node("Resize", inputs, [name], **how)]

    def row(self):
        """The convolution of a row of maps, all but the last enlarged: that one's, and that of the others half as large."""
        row = self.only("Concat")
        after = self.users(row.output[0])[0]
        *smaller, largest = row.input
        weight, bias = self.weights(after)
        width = weight.shape[1] // len(row.input)
        name, made, parts = after.output[0], [], []
        for times, enlarged in zip(range(len(smaller) - 1, -1, -1), smaller):
            node = self.maker(enlarged)
            part, resized = self.twice(node.input[0], enlarged, times)
            self.nodes.remove(node)
            parts.append(part)
            made += resized
        made.append(helper.make_node("Concat", parts, [name + "/row"], axis=1))
        made += self.phases(name + "/row", weight[:, : width * len(smaller)], name)
        made.append(self.convolution(largest, name + "/alone", weight[:, width * len(smaller) :], bias, pads=(1, 1, 1, 1)))
        made.append(helper.make_node("Add", [name + "/alone", name + "/enlarged"], [name]))
        self.put(row, *made)
        self.nodes.remove(row)
        self.nodes.remove(after)

    def sum(self, after):
        """The convolution of gate · widen(x) + an enlarged map: the first three are one kernel, made anew for each picture."""
        total = self.maker(after.input[0])
        gated, enlarged = (self.maker(name) for name in total.input)
        widened, gate = self.maker(gated.input[0]), gated.input[1]
        pooled = next(one for one in self.users(widened.output[0]) if one.op_type == "GlobalAveragePool")
        name, weight, wide = after.output[0], self.values[after.input[1]], self.values[widened.input[1]][:, :, 0, 0]
        outer, inner = weight.shape[:2]
        # the mean of what was widened is the widened mean
        self.put(
            pooled,
            helper.make_node("GlobalAveragePool", [widened.input[0]], [name + "/mean"]),
            helper.make_node("Conv", [name + "/mean", widened.input[1]], [pooled.output[0]]),
        )
        taps = self.value(name + "/taps", weight.reshape(outer, inner, 9).transpose(0, 2, 1).reshape(1, outer * 9, inner))
        flat = self.value(name + "/flat", np.array([1, 1, inner]))
        back = self.value(name + "/back", np.array([outer, 9, wide.shape[1]]))
        square = self.value(name + "/square", np.array([outer, wide.shape[1], 3, 3]))
        self.put(
            after,
            helper.make_node("Reshape", [gate, flat], [name + "/gate"]),
            helper.make_node("Mul", [taps, name + "/gate"], [name + "/gated"]),
            helper.make_node("MatMul", [name + "/gated", self.value(name + "/wide", wide)], [name + "/narrow"]),
            helper.make_node("Reshape", [name + "/narrow", back], [name + "/by tap"]),
            helper.make_node("Transpose", [name + "/by tap"], [name + "/by channel"], perm=[0, 2, 1]),
            helper.make_node("Reshape", [name + "/by channel", square], [name + "/kernel"]),
            helper.make_node("Conv", [widened.input[0], name + "/kernel"], [name + "/alone"], kernel_shape=[3, 3], pads=[1, 1, 1, 1]),
            *self.phases(enlarged.input[0], weight, name),
            helper.make_node("Add", [name + "/alone", name + "/enlarged"], [name]),
        )
        for gone in (pooled, widened, gated, enlarged, total, after):
            self.nodes.remove(gone)


if __name__ == "__main__":
    source, out = sys.argv[1:]
    model = onnx.load(source)
    Neck(model.graph).rewrite().write(False)
    onnx.checker.check_model(model)
    onnx.save(model, out)
