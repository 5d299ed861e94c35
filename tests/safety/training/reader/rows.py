"""Gathers what teaches, sets bars and measures: one list of rows {text, task, ...}."""
import random, hashlib
from common import *
SAFETY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")

def part_of(author): return "measure" if author in MEASURE else "bars" if author in BARS else "teach"

def voices():
    for path in sorted(glob.glob(SAFETY + "/voices/a*.jsonl")):
        author = os.path.basename(path)[:3]
        for row in lines(path):
            yield {"id": row["id"], "text": row["text"], "kind": row["label"], "second": row.get("second"), "whose": row.get("whose") or "self", "minor": "minor" in row.get("tags", ""), "tags": row.get("tags", ""), "lang": row.get("lang", "en"), "part": part_of(author), "source": "voices"}

def old():
    for path in sorted(glob.glob(SAFETY + "/training/development/*.jsonl")):
        name = os.path.basename(path)[:-6]
        for row in lines(path):
            tags = row.get("tags", ""); tags = ",".join(tags) if isinstance(tags, list) else str(tags)
            if "label" in row: kind = row["label"]
            elif "field" in row: kind = "none"
            else: continue
            key = str(row.get("conversation") or row["id"])
            share = int(hashlib.sha256(key.encode()).hexdigest()[:4], 16) % 10
            part = "teach" if name != "everyday-talk" else ("measure" if share == 0 else "bars" if share <= 2 else "teach")
            whose = "dependent" if "dependent" in tags else "other" if "third_person" in tags else "past" if "past" in tags else "fiction" if "fiction" in tags else None
            yield {"id": str(row["id"]), "text": row["text"], "kind": kind, "whose": whose, "tags": tags, "lang": "es" if "spanish" in tags else "en", "part": part, "source": "everyday-talk" if name == "everyday-talk" else "old"}

def everyday(folder):
    """Other people's everyday talk, by its place: one of four measures, one sets the bars."""
    for n, row in enumerate(row for path in sorted(glob.glob(folder + "/everyday*.jsonl")) for row in lines(path)):
        yield {"id": row["id"], "text": row["text"], "kind": "none", "whose": None, "tags": "", "lang": "en", "part": "measure" if n % 4 == 0 else "bars" if n % 4 == 1 else "teach", "source": "real"}

def subjects():
    for path in sorted(glob.glob(SAFETY + "/voices/subjects/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "subjects": row["subjects"], "wish": row["wish"], "lang": row.get("lang", "en"), "source": "subjects", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def wishes():
    """What its writer wants of the app, where what it is about isn't said."""
    for path in sorted(glob.glob(SAFETY + "/voices/wishes/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "wish": row["wish"], "lang": row.get("lang", "en"), "source": "wishes", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def whose():
    """Whose danger is told of, the writer's own or another's."""
    for path in sorted(glob.glob(SAFETY + "/voices/whose/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "whose": row["whose"], "lang": row.get("lang", "en"), "source": "whose", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def answers():
    for path in sorted(glob.glob(SAFETY + "/voices/answers/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "question": row["question"], "answer": row["answer"], "lang": row.get("lang", "en"), "source": "answers", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def asks():
    """Whether whoever wrote it waits for an answer, with or without a question mark."""
    for path in sorted(glob.glob(SAFETY + "/voices/asks/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "asks": row["asks"], **({"wish": row["wish"]} if "wish" in row else {}), "lang": row.get("lang", "en"), "source": "asks", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def offers():
    """What is typed under an offer."""
    for path in sorted(glob.glob(SAFETY + "/voices/offers/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "offer": row["offer"], "lang": row.get("lang", "en"), "source": "offers", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def guard():
    for sort in ("violating", "harmless"):
        for name in ("tuned", "learned", "weak-models", "replies"):
            for row in lines(f"{SAFETY}/training/guard/{sort}-{name}.jsonl"): yield {"id": row["id"], "text": row["text"], "rule": row["group"] if sort == "violating" else "fine", "source": "guard", "part": "teach"}
    for name in ("written-lines", "written-talks"):
        for row in lines(f"{SAFETY}/training/guard/{name}.jsonl"): yield {"id": row["id"], "text": row["text"], "rule": "fine", "source": "guard", "part": "teach"}
    for name in ("replies-good", "harmless-set-aside", "replies-bad", "violating-set-aside"):
        for row in lines(f"{SAFETY}/guard/{name}.jsonl"): yield {"id": row["id"], "text": row["text"], "rule": "fine" if "good" in name or "harmless" in name else row.get("group", "bad"), "source": "guard", "part": "measure"}

def asides():
    """What people say back in the middle of danger, each with the ids of what it says; none for a near miss."""
    for path in sorted(glob.glob(SAFETY + "/voices/asides/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "asides": row["signs"], "lang": row.get("lang", "en"), "source": "asides", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def questions():
    """What a companion's questions ask about."""
    for path in sorted(glob.glob(SAFETY + "/voices/asked/*.jsonl")):
        for row in lines(path): yield {"id": row["id"], "text": row["text"], "asked": row["asked"], "lang": row.get("lang", "en"), "source": "asked", "part": "measure" if int(row["id"][-3:]) % 10 == 7 else "teach"}

def names():
    """What each head chooses among that is named by the rows themselves."""
    taught = [r["rule"] for r in guard() if r["part"] == "teach"]
    return {"subjects": sorted({s for r in subjects() for s in r["subjects"]}), "rules": ["fine", *sorted({*taught} - {"fine"})], "asides": ["none", *sorted({s for r in asides() for s in r["asides"]})], "asked": ["none", *sorted({r["asked"] for r in questions()} - {"none"})]}
