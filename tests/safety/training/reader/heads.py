"""
Teaches the heads that have a layer of their own once more, on the taught encoder as it stands: heads.py FOLDER [HEAD ...]

Of subjects, wishes and the guard's rules there are few rows beside those of danger: in the passes of teach.py they are
seen a few times, here a few dozen times, in minutes, for each text is encoded once.
"""
import sys, time, torch, torch.nn.functional as F
from torch import nn
from tokenizers import Tokenizer
from common import *
import rows as R
from model import OWN, Reader

run, only = sys.argv[1], sys.argv[2:]; torch.set_num_threads(2); torch.manual_seed(7)
tok = Tokenizer.from_file(run + "/cut/tokenizer.json"); keep = torch.tensor(np.load(run + "/cut/keep.npy")); names = R.names(); json.dump(names, open(run + "/names.json", "w"))
SUBJECTS, RULES = names["subjects"], names["rules"]
model = Reader(run + "/e5", names, keep)
taught = torch.load(run + "/model.pt", weights_only=False); shapes = model.state_dict()
model.load_state_dict({k: v for k, v in taught.items() if k in shapes and shapes[k].shape == v.shape}, strict=False); model.eval()

encoded = {}

def pooled(rows):
    """The first window of each text: a sentence or two is what these heads read."""
    missing = list({r["text"]: r for r in rows if r["text"] not in encoded}.values())
    if missing: encoded.update(zip([r["text"] for r in missing], encode(missing)))
    return torch.stack([encoded[r["text"]] for r in rows])

def encode(rows):
    coded = [windows(tok.encode(r["text"], add_special_tokens=False).ids, 0, 2)[0] for r in rows]
    out = torch.zeros(len(rows), 384); order = sorted(range(len(rows)), key=lambda i: len(coded[i]))
    with torch.no_grad():
        for at in range(0, len(order), 64):
            batch = order[at : at + 64]; n = max(len(coded[i]) for i in batch)
            ids = torch.full((len(batch), n), 1); mask = torch.zeros(len(batch), n, dtype=torch.long)
            for row, i in enumerate(batch): ids[row, : len(coded[i])] = torch.tensor(coded[i]); mask[row, : len(coded[i])] = 1
            with torch.autocast("cpu", dtype=torch.bfloat16): vectors = model.pooled(ids, mask)
            out[batch] = vectors.float()
    return out

def teach(name, rows, loss_of, epochs=40, rate=1e-3):
    """Fits one head; inputs are brought to one scale, and the scale is then folded into its first layer."""
    if only and name not in only: return
    began = time.time(); vectors = pooled(rows); mean, scale = vectors.mean(0), vectors.std(0); vectors = (vectors - mean) / scale
    first = nn.Linear(vectors.shape[1], model.own[name][0].out_features); last = nn.Linear(first.out_features, model.heads[name].out_features)
    net = nn.Sequential(nn.Dropout(0.2), first, nn.GELU(), nn.Dropout(0.4), last)
    opt = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=0.02); every = torch.optim.lr_scheduler.CosineAnnealingLR(opt, epochs)
    for _ in range(epochs):
        for batch in torch.randperm(len(rows)).split(128):
            loss = loss_of(net(vectors[batch]), batch); opt.zero_grad(); loss.backward(); opt.step()
        every.step()
    with torch.no_grad():
        model.own[name][0].weight.copy_(first.weight / scale); model.own[name][0].bias.copy_(first.bias - first.weight @ (mean / scale))
        model.heads[name].weight.copy_(last.weight); model.heads[name].bias.copy_(last.bias)
    print(name, len(rows), "rows", round(time.time() - began), "s", flush=True)

def classes(rows, field, known, evenly=True):
    """Cross entropy; evenly: with the rarer classes worth more."""
    target = torch.tensor([known.index(r[field]) for r in rows]); count = torch.bincount(target, minlength=len(known)).clamp(min=1).float()
    weight = (count.max() / count).sqrt().clamp(max=8) if evenly else None
    return lambda scores, batch: F.cross_entropy(scores, target[batch], weight=weight, label_smoothing=0.0 if evenly else 0.05)

of = lambda rows: [r for r in rows if r["part"] == "teach"]
subjects, guard = of(R.subjects()), of(R.guard())
target = torch.zeros(len(subjects), len(SUBJECTS))
for at, row in enumerate(subjects):
    for subject in row["subjects"]: target[at, SUBJECTS.index(subject)] = 1
teach("subjects", subjects, lambda scores, batch: 20 * F.binary_cross_entropy_with_logits(scores, target[batch] * 0.94 + 0.01), epochs=15)
teach("wish", subjects, classes(subjects, "wish", WISHES), epochs=20)
teach("rule", guard, classes(guard, "rule", RULES, evenly=False), epochs=8)
torch.save(model.state_dict(), run + "/model.pt")
