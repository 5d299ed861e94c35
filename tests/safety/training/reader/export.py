"""Writes the taught reader as an ONNX model in 8 bits, with its vocabulary: export.py FOLDER OUT"""
import sys, torch, onnx
from torch import nn
from common import *
from model import OWN, Reader
from onnxruntime.quantization import quantize_dynamic, QuantType
run, out = sys.argv[1:3]; os.makedirs(out, exist_ok=True)
names = json.load(open(run + "/names.json")); keep = torch.tensor(np.load(run + "/cut/keep.npy"))
model = Reader(run + "/e5", names, keep)
model.load_state_dict(torch.load(run + "/model.pt", weights_only=False))
model.eval().float()

class Rows(nn.Module):
    """A table of words in bytes: each row has its own scale."""
    def __init__(self, weight):
        super().__init__()
        scale = weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
        self.register_buffer("rows", (weight / scale).round().clamp(-127, 127).to(torch.int8)); self.register_buffer("scale", scale)
    def forward(self, ids): return self.rows[ids].float() * self.scale[ids]

class Exported(nn.Module):
    def __init__(self, reader):
        super().__init__(); e = reader.encoder
        self.words = Rows(e.embeddings.word_embeddings.weight.detach()); self.positions = e.embeddings.position_embeddings; self.types = nn.Parameter(e.embeddings.token_type_embeddings.weight[0].detach()); self.norm = e.embeddings.LayerNorm
        self.layers = e.encoder.layer; self.features = reader.features; self.own = reader.own; self.heads = reader.heads; self.width = e.config.hidden_size; self.many = e.config.num_attention_heads
    def forward(self, ids, mask, owner):
        h = self.norm(self.words(ids) + self.positions(torch.arange(ids.shape[1])) + self.types)
        bias = (1.0 - mask.float())[:, None, None, :] * -1e4
        for layer in self.layers:
            a = layer.attention.self; n, l = ids.shape[0], ids.shape[1]
            split = lambda x: x.reshape(n, l, self.many, self.width // self.many).transpose(1, 2)
            q, k, v = split(a.query(h)), split(a.key(h)), split(a.value(h))
            p = torch.softmax(q @ k.transpose(-1, -2) / (self.width // self.many) ** 0.5 + bias, -1)
            c = (p @ v).transpose(1, 2).reshape(n, l, self.width)
            h = layer.attention.output.LayerNorm(layer.attention.output.dense(c) + h)
            h = layer.output.LayerNorm(layer.output.dense(torch.nn.functional.gelu(layer.intermediate.dense(h))) + h)
        w = mask.float().unsqueeze(-1); mean = (h * w).sum(1) / w.sum(1)
        vectors = mean + h[:, 0]; others = (1.0 - owner.float())[:, :, None] * -1e4
        greatest = lambda read: (read[None] + others).amax(1)
        shared = greatest(self.features(vectors))
        return torch.cat([head(greatest(self.own[name](vectors)) if name in OWN else shared) for name, head in self.heads.items()], 1)
m = Exported(model).eval()
# Two texts: the first one has two windows, the second one.
ids = torch.randint(5, 9000, (3, 40)); mask = torch.ones(3, 40, dtype=torch.long); mask[1, 30:] = 0; ids[1, 30:] = 1; owner = torch.tensor([[1, 1, 0], [0, 0, 1]])
with torch.no_grad():
    a = m(ids, mask, owner); b = model(ids, mask, owner.argmax(0), 2); b = torch.cat([b[k] for k in model.heads], 1)
    print("same as taught:", (a - b).abs().max().item())
torch.onnx.export(m, (ids, mask, owner), run + "/full.onnx", input_names=["ids", "mask", "owner"], output_names=["scores"], dynamo=False, opset_version=17, dynamic_axes={"ids": {0: "windows", 1: "pieces"}, "mask": {0: "windows", 1: "pieces"}, "owner": {0: "texts", 1: "windows"}})
quantize_dynamic(run + "/full.onnx", out + "/reader.onnx", per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul"])
json.dump({"kinds": KINDS, "whose": WHOSE, "wishes": WISHES, "answers": ANSWERS, "heads": {k: v.out_features for k, v in model.heads.items()}, **names}, open(out + "/names.json", "w"), indent=1)
tok = json.load(open(run + "/cut/tokenizer.json"))
json.dump([[p, round(s, 3)] for p, s in tok["model"]["vocab"]], open(out + "/pieces.json", "w"), ensure_ascii=False, separators=(",", ":"))
for f in ("reader.onnx", "pieces.json"): print(f, os.path.getsize(out + "/" + f) / 1e6, "MB")
