"""
Teaches the heads that have a layer of their own once more, on the taught encoder as it stands: heads.py FOLDER [HEAD ...]

Of subjects, wishes and all else but danger there are few rows beside those of danger: in the passes of teach.py they are
seen a few times, here a few dozen times, in minutes, for each text is encoded once. Where no passes were made it goes on
from the published weights.
"""
import sys, time, torch, torch.nn.functional as F
from torch import nn
from tokenizers import Tokenizer
from common import *
import rows as R
import published
from model import OWN, Reader

run, only = sys.argv[1], sys.argv[2:]; torch.set_num_threads(2); torch.manual_seed(7)
tok = Tokenizer.from_file(run + "/cut/tokenizer.json"); keep = torch.tensor(np.load(run + "/cut/keep.npy")); names = R.names(); json.dump(names, open(run + "/names.json", "w"))
SUBJECTS, RULES = names["subjects"], names["rules"]
model = Reader(run + "/e5", names, keep)
if os.path.exists(run + "/model.pt"):
    taught = torch.load(run + "/model.pt", weights_only=False); shapes = model.state_dict()
    model.load_state_dict({k: v for k, v in taught.items() if k in shapes and shapes[k].shape == v.shape}, strict=False)
else: published.weights(R.SAFETY + "/../../app/reader/model/reader.onnx", model)
model.eval()

encoded = {}

def text_of(row): return asked(row["question"], row["text"]) if "question" in row else row["text"]

def pooled(rows):
    """A vector for each window of each text, and whose text each window is of."""
    missing = list({text_of(r) for r in rows} - encoded.keys())
    if missing: encode(missing)
    vectors = [encoded[text_of(r)] for r in rows]
    return torch.cat(vectors), torch.tensor([at for at, v in enumerate(vectors) for _ in v])

def encode(texts):
    coded = [(text, w) for text in texts for w in windows(tok.encode(plain(text), add_special_tokens=False).ids, 0, 2)[:MOST_WINDOWS]]
    order = sorted(range(len(coded)), key=lambda i: len(coded[i][1])); out = torch.zeros(len(coded), 384)
    with torch.no_grad():
        for at in range(0, len(order), 64):
            batch = order[at : at + 64]; n = max(len(coded[i][1]) for i in batch)
            ids = torch.full((len(batch), n), 1); mask = torch.zeros(len(batch), n, dtype=torch.long)
            for row, i in enumerate(batch): w = coded[i][1]; ids[row, : len(w)] = torch.tensor(w); mask[row, : len(w)] = 1
            out[batch] = model.pooled(ids, mask)
    for (text, _), vector in zip(coded, out): encoded[text] = torch.cat([encoded.get(text, out[:0]), vector[None]])

def greatest(read, owner, texts):
    return torch.full((texts, read.shape[1]), -1e4).scatter_reduce(0, owner.unsqueeze(-1).expand_as(read), read, "amax", include_self=True)

def teach(name, rows, loss_of, right, epochs=40, rate=1e-3):
    """
    Fits one head on the rows that teach, and says how many of those that measure it meets: `right` tells it of a row's
    scores. Inputs are brought to one scale, which is then folded into its first layer.
    """
    if only and name not in only: return
    began = time.time(); rows, held = [r for r in rows if r["part"] == "teach"], [r for r in rows if r["part"] == "measure"]
    vectors, owner = pooled(rows); mean, scale = vectors.mean(0), vectors.std(0); vectors = (vectors - mean) / scale
    starts = torch.searchsorted(owner, torch.arange(len(rows) + 1))
    first = nn.Linear(vectors.shape[1], model.own[name][0].out_features); last = nn.Linear(first.out_features, model.heads[name].out_features)
    into, out = nn.Sequential(nn.Dropout(0.2), first, nn.GELU()), nn.Sequential(nn.Dropout(0.4), last)
    def scores(net_in, net_out, v, o, n): return net_out(greatest(net_in(v), o, n))
    opt = torch.optim.AdamW([*into.parameters(), *out.parameters()], lr=rate, weight_decay=0.02); every = torch.optim.lr_scheduler.CosineAnnealingLR(opt, epochs)
    loss_for = loss_of(rows)
    def met():
        if not held: return "-"
        v, o = pooled(held)
        with torch.no_grad(): read = model.heads[name](greatest(model.own[name](v), o, len(held)))
        return f"{100 * sum(right(s, r) for s, r in zip(read, held)) / len(held):.1f} % of {len(held)}"
    before = met()
    for _ in range(epochs):
        for batch in torch.randperm(len(rows)).split(128):
            at = torch.cat([torch.arange(starts[i], starts[i + 1]) for i in batch]); whose = torch.cat([torch.full((int(starts[i + 1] - starts[i]),), n) for n, i in enumerate(batch)])
            loss = loss_for(scores(into, out, vectors[at], whose, len(batch)), batch); opt.zero_grad(); loss.backward(); opt.step()
        every.step()
    with torch.no_grad():
        model.own[name][0].weight.copy_(first.weight / scale); model.own[name][0].bias.copy_(first.bias - first.weight @ (mean / scale))
        model.heads[name].weight.copy_(last.weight); model.heads[name].bias.copy_(last.bias)
    torch.save(model.state_dict(), run + "/model.pt")
    print(name, len(rows), "rows", round(time.time() - began), "s; right before", before, "now", met(), flush=True)

def classes(field, known, evenly=True):
    """Cross entropy; evenly: with the rarer classes worth more."""
    def loss_of(rows):
        target = torch.tensor([known.index(r[field]) for r in rows]); count = torch.bincount(target, minlength=len(known)).clamp(min=1).float()
        weight = (count.max() / count).sqrt().clamp(max=8) if evenly else None
        return lambda scores, batch: F.cross_entropy(scores, target[batch], weight=weight, label_smoothing=0.0 if evenly else 0.05)
    return {"loss_of": loss_of, "right": lambda scores, row: row[field] in known and int(scores.argmax()) == known.index(row[field])}

def subjects_loss(rows):
    target = torch.zeros(len(rows), len(SUBJECTS))
    for at, row in enumerate(rows):
        for subject in row["subjects"]: target[at, SUBJECTS.index(subject)] = 1
    return lambda scores, batch: 20 * F.binary_cross_entropy_with_logits(scores, target[batch] * 0.94 + 0.01)

def asks_loss(rows):
    target = torch.tensor([float(r["asks"]) for r in rows])
    return lambda scores, batch: F.binary_cross_entropy_with_logits(scores[:, 0], target[batch] * 0.94 + 0.03)

def asides_loss(rows):
    known = names["asides"]; target = torch.zeros(len(rows), len(known))
    for at, row in enumerate(rows):
        said = row["asides"] or ["none"]
        for each in said: target[at, known.index(each)] = 1 / len(said)
    return lambda scores, batch: F.cross_entropy(scores, target[batch])

subjects = list(R.subjects())
teach("subjects", subjects, subjects_loss, lambda scores, row: not row["subjects"] or SUBJECTS[int(scores.argmax())] in row["subjects"], epochs=15)
teach("wish", subjects + [r for r in R.asks() if "wish" in r] + list(R.wishes()), **classes("wish", WISHES), epochs=20)
teach("rule", list(R.guard()), **classes("rule", RULES, evenly=False), epochs=8)
teach("answer", list(R.answers()), **classes("answer", ANSWERS), epochs=20)
teach("asks", list(R.asks()), asks_loss, lambda scores, row: bool(scores[0] > 0) == row["asks"], epochs=20)
teach("asides", list(R.asides()), asides_loss, lambda scores, row: names["asides"][int(scores.argmax())] in (row["asides"] or ["none"]), epochs=20)
# Of everyday talk nobody asks whose danger it is, and a long text takes the time of ten.
teach("whose", [*R.whose(), *(r for r in R.voices() if r["kind"] not in ("none", "distress") and r["part"] != "bars" and len(r["text"]) <= 240)], **classes("whose", WHOSE), epochs=12)
teach("offer", list(R.offers()), **classes("offer", OFFERS), epochs=20)
teach("asked", list(R.questions()), **classes("asked", names["asked"]), epochs=20)
