"""Teaches the reader: teach.py FOLDER --everyday FOLDER. It goes on from FOLDER/state.pt, which is written every few minutes."""
import argparse, collections, random, time, math
import torch, torch.nn.functional as F
from tokenizers import Tokenizer
from common import *
import rows as R
from model import Reader
p = argparse.ArgumentParser(); p.add_argument("out"); p.add_argument("--epochs", type=int, default=4); p.add_argument("--old", type=int, default=16000); p.add_argument("--talk", type=int, default=7000); p.add_argument("--real", type=int, default=5000); p.add_argument("--guard", type=int, default=3600); p.add_argument("--lr", type=float, default=1.2e-4); p.add_argument("--everyday", required=True); p.add_argument("--published", help="a reader.onnx to go on from, in place of the encoder alone"); p.add_argument("--batch", type=int, default=3600, help="pieces in a batch"); p.add_argument("--threads", type=int, default=2)
args = p.parse_args(); os.makedirs(args.out, exist_ok=True)
random.seed(7); torch.manual_seed(7); torch.set_num_threads(args.threads)
tok = Tokenizer.from_file(args.out + "/cut/tokenizer.json"); keep = torch.tensor(np.load(args.out + "/cut/keep.npy"))
voices = [r for r in R.voices() if r["part"] == "teach"]; old = [r for r in R.old() if r["part"] == "teach"]
real = [r for r in R.everyday(args.everyday) if r["part"] == "teach"]
subj = [r for r in R.subjects() if r["part"] == "teach"]; ans = [r for r in R.answers() if r["part"] == "teach"]; guard = [r for r in R.guard() if r["part"] == "teach"]; asides = [r for r in R.asides() if r["part"] == "teach"]; brief = [r for r in [*R.asks(), *R.offers(), *R.wishes(), *R.whose(), *R.questions()] if r["part"] == "teach"]
names = R.names(); SUBJECTS, RULES = names["subjects"], names["rules"]
json.dump(names, open(args.out + "/names.json", "w"))
kind_i = {k: i for i, k in enumerate(KINDS)}; whose_i = {k: i for i, k in enumerate(WHOSE)}; subj_i = {k: i for i, k in enumerate(SUBJECTS)}; rule_i = {k: i for i, k in enumerate(RULES)}
def noisy(text):
    """Now and then as it comes from a phone: small letters, no marks, a letter swapped."""
    x = random.random()
    if x < 0.08: return text.lower()
    if x < 0.12: return re.sub(r"[.,!?;:'’]", "", text.lower())
    if x < 0.17 and len(text) > 12:
        chars = list(text)
        for _ in range(1 + len(chars) // 80):
            at = random.randrange(len(chars) - 1); chars[at], chars[at + 1] = chars[at + 1], chars[at]
        return "".join(chars)
    return text
def encode(row):
    text = noisy(row["text"])
    if "question" in row: text = asked(row["question"], text)
    ids = tok.encode(plain(text), add_special_tokens=False).ids
    w = windows(ids, 0, 2)
    return random.sample(w, MOST_WINDOWS) if len(w) > MOST_WINDOWS and row.get("kind") in ("none", None) else w[:MOST_WINDOWS] if len(w) > MOST_WINDOWS else w
HARMLESS = {"none", "distress"}
def epoch_rows(n):
    rng = random.Random(n)
    talk = [r for r in old if r["source"] == "everyday-talk"]; rest = [r for r in old if r["source"] != "everyday-talk"]
    return voices + rng.sample(rest, args.old) + rng.sample(talk, args.talk) + rng.sample(real, args.real) + subj + ans + ans + asides + brief + rng.sample([g for g in guard if g["rule"] != "fine"], args.guard // 2) + rng.sample([g for g in guard if g["rule"] == "fine"], args.guard // 2)
def batches(rws):
    coded = [(r, encode(r)) for r in rws]
    random.shuffle(coded)
    out = []
    for at in range(0, len(coded), 1500):
        pool = sorted(coded[at : at + 1500], key=lambda c: max(map(len, c[1])))
        batch, count, longest = [], 0, 0
        for c in pool:
            l = max(longest, max(map(len, c[1])))
            if batch and l * (count + len(c[1])) > args.batch: out.append(batch); batch, count, longest = [], 0, 0
            batch.append(c); count += len(c[1]); longest = max(longest, max(map(len, c[1])))
        if batch: out.append(batch)
    random.shuffle(out); return out
def tensors(batch):
    w = [x for _, ws in batch for x in ws]; owner = torch.tensor([i for i, (_, ws) in enumerate(batch) for _ in ws]); n = max(map(len, w))
    ids = torch.full((len(w), n), 1); mask = torch.zeros(len(w), n, dtype=torch.long)
    for i, x in enumerate(w): ids[i, : len(x)] = torch.tensor(x); mask[i, : len(x)] = 1
    return ids, mask, owner
def loss_of(out, batch):
    parts = []
    at = [i for i, (r, _) in enumerate(batch) if r.get("kind")]
    if at:
        target = torch.zeros(len(at), len(KINDS)); weight = torch.ones(len(at))
        for j, i in enumerate(at):
            r = batch[i][0]; target[j, kind_i[r["kind"]]] = 1
            if r.get("second"): target[j] *= 0.7; target[j, kind_i[r["second"]]] += 0.3
            weight[j] = 1.0 if r["source"] == "voices" else 0.6
        target = target * 0.97 + 0.03 / len(KINDS)
        logp = F.log_softmax(out["danger"][at], -1)
        # what counts most is danger or not: the kinds' mass against the harmless two
        p_danger = torch.logsumexp(logp[:, 2:], -1); p_fine = torch.logsumexp(logp[:, :2], -1); t = target[:, 2:].sum(-1)
        parts.append(("danger", (-(target * logp).sum(-1) * weight).sum() / len(batch) + 0.7 * (-(t * p_danger + (1 - t) * p_fine) * weight).sum() / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if r.get("whose")]
    if at: parts.append(("whose", 0.3 * F.cross_entropy(out["whose"][at], torch.tensor([whose_i[batch[i][0]["whose"]] for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "minor" in r]
    if at: parts.append(("minor", 0.3 * F.binary_cross_entropy_with_logits(out["minor"][at, 0], torch.tensor([float(batch[i][0]["minor"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "subjects" in r]
    if at:
        t = torch.zeros(len(at), len(SUBJECTS))
        for j, i in enumerate(at):
            for s in batch[i][0]["subjects"]: t[j, subj_i[s]] = 1
        parts.append(("subjects", 1.0 * F.binary_cross_entropy_with_logits(out["subjects"][at], t, reduction="none", pos_weight=torch.tensor(5.0)).sum() / 3 / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "wish" in r]
    if at: parts.append(("wish", 1.0 * F.cross_entropy(out["wish"][at], torch.tensor([WISHES.index(batch[i][0]["wish"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "answer" in r]
    if at: parts.append(("answer", 1.0 * F.cross_entropy(out["answer"][at], torch.tensor([ANSWERS.index(batch[i][0]["answer"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "asks" in r]
    if at: parts.append(("asks", F.binary_cross_entropy_with_logits(out["asks"][at, 0], torch.tensor([float(batch[i][0]["asks"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "offer" in r]
    if at: parts.append(("offer", F.cross_entropy(out["offer"][at], torch.tensor([OFFERS.index(batch[i][0]["offer"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "asked" in r]
    if at: parts.append(("asked", F.cross_entropy(out["asked"][at], torch.tensor([names["asked"].index(batch[i][0]["asked"]) for i in at]), reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "asides" in r]
    if at:
        t = torch.zeros(len(at), len(names["asides"]))
        for j, i in enumerate(at):
            said = batch[i][0]["asides"] or ["none"]
            for s in said: t[j, names["asides"].index(s)] = 1 / len(said)
        parts.append(("asides", 1.0 * F.cross_entropy(out["asides"][at], t, reduction="sum") / len(batch)))
    at = [i for i, (r, _) in enumerate(batch) if "rule" in r]
    if at: parts.append(("rule", 0.7 * F.cross_entropy(out["rule"][at], torch.tensor([rule_i[batch[i][0]["rule"]] for i in at]), reduction="sum") / len(batch)))
    return parts
model = Reader(args.out + "/e5", names, keep)
groups = []
for name, prm in model.named_parameters():
    if not prm.requires_grad: continue
    m = re.match(r"encoder\.encoder\.layer\.(\d+)\.", name)
    lr = args.lr * (0.92 ** (11 - int(m.group(1))) if m else 0.3 if name.startswith("encoder") else 6)
    groups.append({"params": [prm], "lr": lr, "base": lr, "weight_decay": 0.01 if prm.ndim > 1 else 0.0})
opt = torch.optim.AdamW(groups, betas=(0.9, 0.98), fused=True)
start_epoch, start_batch, step = 0, 0, 0; state = args.out + "/state.pt"
per_epoch = None
if os.path.exists(state):
    s = torch.load(state, weights_only=False); model.load_state_dict(s["model"]); opt.load_state_dict(s["opt"]); start_epoch, start_batch, step, per_epoch = s["epoch"], s["batch"], s["step"], s["per_epoch"]; print("resumed", start_epoch, start_batch, flush=True)
elif args.published:
    import published; published.weights(args.published, model)
def save(epoch, batch):
    torch.save({"model": model.state_dict(), "opt": opt.state_dict(), "epoch": epoch, "batch": batch, "step": step, "per_epoch": per_epoch}, state + ".part"); os.replace(state + ".part", state)
began = time.time(); saved = time.time(); seen = 0
for epoch in range(start_epoch, args.epochs):
    random.seed(100 + epoch); torch.manual_seed(100 + epoch + start_batch)
    todo = batches(epoch_rows(epoch)); 
    print("epoch", epoch, len(todo), "batches", sum(len(b) for b in todo), "texts", sum(len(w) for b in todo for _, w in b), "windows", flush=True)
    model.train(); log = collections.defaultdict(list); t0 = time.time()
    for n, batch in enumerate(todo):
        if epoch == start_epoch and n < start_batch: continue
        done = (epoch + n / len(todo)) / args.epochs
        scale = min(1.0, step / 200) * max(0.02, 1 - done)
        for g in opt.param_groups: g["lr"] = g["base"] * scale
        ids, mask, owner = tensors(batch)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            out = model(ids, mask, owner, len(batch))
        parts = loss_of({k: v.float() for k, v in out.items()}, batch)
        loss = sum(x for _, x in parts); opt.zero_grad(); loss.backward(); torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0); opt.step(); step += 1; seen += len(batch)
        for k, x in parts: log[k].append(x.item())
        if step % 100 == 0:
            print(f"{epoch} {n}/{len(todo)} {(time.time()-t0)/(n+1-(start_batch if epoch==start_epoch else 0)):.2f}s/batch", {k: round(sum(v) / max(1, len(v)), 3) for k, v in log.items()}, flush=True); log.clear()
        if time.time() - saved > 240: save(epoch, n + 1); saved = time.time()
    save(epoch + 1, 0); torch.save(model.state_dict(), f"{args.out}/epoch{epoch}.pt")
torch.save(model.state_dict(), args.out + "/model.pt"); print("taught", time.time() - began)
