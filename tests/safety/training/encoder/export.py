"""Writes an encoder's weights as the product reads them: all numbers first, then one byte a weight."""

import struct

import numpy as np

LABEL_COLUMNS = 16


class Writer:
    def __init__(self):
        self.numbers, self.bytes = [], []

    def rows(self, weights):
        """A table of which each row has a scale of its own."""
        scale = np.maximum(np.abs(weights).max(1), 1e-9) / 127
        self.numbers.append(scale)
        self.bytes.append(np.rint(weights / scale[:, None]).astype(np.int8))

    def linear(self, layer):
        """`layer` keeps a row for each column that comes out."""
        weights, bias = (part.detach().float().numpy() for part in (layer.weight, layer.bias))
        scale = np.maximum(np.abs(weights).max(1), 1e-9) / 127
        self.numbers += [scale, bias]
        self.bytes.append(np.rint(weights / scale[:, None]).astype(np.int8).T)

    def norm(self, layer):
        self.numbers += [part.detach().float().numpy() for part in (layer.weight, layer.bias)]

    def layer(self, layer):
        self.norm(layer.before)
        self.linear(layer.attention)
        self.linear(layer.attended)
        if layer.widen is not None:
            self.linear(layer.widen)
        self.norm(layer.between)
        self.linear(layer.inner)
        self.linear(layer.outer)

    def save(self, file):
        numbers = np.concatenate([part.ravel() for part in self.numbers]).astype("<f4")
        with open(file, "wb") as out:
            out.write(struct.pack("<I", len(numbers)))
            out.write(numbers.tobytes())
            for part in self.bytes:
                out.write(np.ascontiguousarray(part).tobytes())


def export(net, file):
    writer = Writer()
    writer.rows(net.embedding.weight.detach().float().numpy())
    writer.numbers.append(net.places.numpy())
    for layer in net.layers:
        writer.layer(layer)
    writer.linear(net.sense)
    head = net.padded_head(LABEL_COLUMNS)
    writer.linear(head)
    writer.save(file)
