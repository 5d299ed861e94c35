"""Rows, pieces and windows, as teaching, measuring and export share them."""
import glob, json, os, re, sys
import numpy as np

KINDS = ["none", "distress", "passive_ideation", "active_ideation", "plan_or_attempt", "self_harm", "harm_to_others", "abuse_or_violence", "medical_emergency"]
WHOSE = ["self", "dependent", "other", "past", "fiction"]
ANSWERS = ["yes", "no", "maybe", "other"]
OFFERS = ["yes", "no", "later", "other"]
WISHES = ["none", "stop", "back", "menu", "exercise", "help", "who", "thanks", "goodbye", "listen"]
# Whole authors measure, or set the bars, and never teach: tests/safety/voices.ts has the same.
MEASURE = {"a06", "a12", "a22", "a27", "a31", "a36"}
BARS = {"a09", "a19", "a35"}
WINDOW, STRIDE = 84, 42  # pieces: about 60 English words, overlapping by half
MOST_WINDOWS = 14

def lines(path):
    with open(path, encoding="utf8") as file:
        for line in file:
            if line.strip(): yield json.loads(line)

def plain(text):
    """As app/reader/pieces.ts reads it: a phone writes other apostrophes than a keyboard."""
    return re.sub("[‘’]", "'", re.sub("[“”]", '"', text))

def asked(question, text):
    """An answer, as the reader takes it: after the id of the question that it is given to."""
    return question.replace("_", " ") + " ? " + text

def windows(ids, begin, end):
    """The windows of a text's pieces: whole where it fits, else overlapping by half."""
    if len(ids) <= WINDOW + 12: return [[begin, *ids, end]]
    cut = [ids[at : at + WINDOW] for at in range(0, max(len(ids) - STRIDE, 1), STRIDE)]
    return [[begin, *part, end] for part in cut]
