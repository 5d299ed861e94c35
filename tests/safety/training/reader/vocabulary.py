"""
Cuts the vocabulary to the scripts of our languages: writes tokenizer.json and keep.npy (old ids of the kept pieces).
With the pieces.json of a published reader: to what it has, for its weights know no other.
"""
import glob, json, os, sys, unicodedata
import numpy as np
from tokenizers import Tokenizer
src, out, *published = sys.argv[1:]
keep_n = 76000
SAFETY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
os.makedirs(out, exist_ok=True)
tok = json.load(open(src + "/tokenizer.json"))
vocab = tok["model"]["vocab"]  # [piece, score]
full = Tokenizer.from_file(src + "/tokenizer.json")
used = set()
for f in glob.glob(SAFETY + "/voices/**/*.jsonl", recursive=True) + glob.glob(SAFETY + "/training/development/*.jsonl"):
    texts = [json.loads(l)["text"] for l in open(f) if l.strip()]
    for e in full.encode_batch(texts, add_special_tokens=False): used.update(e.ids)
SCRIPTS = ("LATIN", "CYRILLIC", "ARABIC", "DEVANAGARI", "BENGALI", "CJK", "HIRAGANA", "KATAKANA", "HANGUL", "DIGIT", "EMOJI")
def allowed(piece):
    for c in piece.replace("▁", ""):
        if ord(c) < 128: continue
        n = unicodedata.name(c, "")
        cat = unicodedata.category(c)
        if cat[0] in "PSNZM" : continue
        if not any(s in n for s in SCRIPTS): return False
    return True
special = {tok["model"]["unk_id"], 0, 1, 2, 3}
order = sorted((i for i, (p, s) in enumerate(vocab) if i not in special and allowed(p)), key=lambda i: -vocab[i][1])
keep = set(special) | {i for i in used if allowed(vocab[i][0])} | {i for i, (p, _) in enumerate(vocab) if len(p) == 1 and allowed(p)}
for i in order:
    if len(keep) >= keep_n: break
    keep.add(i)
if published:
    place = {p: i for i, (p, _) in enumerate(vocab)}
    keep = {place[p] for p, _ in json.load(open(published[0]))}
keep = sorted(keep)
print(len(vocab), "->", len(keep), "used by our text:", len(used), "unk", tok["model"]["unk_id"], [vocab[i] for i in range(5)])
new = {old: k for k, old in enumerate(keep)}
tok["model"]["vocab"] = [vocab[i] for i in keep]
tok["model"]["unk_id"] = new[tok["model"]["unk_id"]]
for t in tok.get("added_tokens", []): t["id"] = new[t["id"]]
pp = tok["post_processor"]["special_tokens"]
for k in pp: pp[k]["ids"] = [new[i] for i in pp[k]["ids"]]
json.dump(tok, open(out + "/tokenizer.json", "w"), ensure_ascii=False)
np.save(out + "/keep.npy", np.array(keep))
