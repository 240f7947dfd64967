"""The mean of two trainings of which the later went on from the earlier: of other print it reads more than either.

    python3 mean.py EARLIER LATER OUT     each is NAME.npz with NAME.txt, as train.py writes them
"""
import shutil, sys
import numpy as np

HEAD = "linear_85"


def numbers(name):
    return {character: number for number, character in enumerate(open(name + ".txt").read().rstrip("\n").split("\n"), 1)}


def mean(earlier, later, out):
    before, after, known, classes = np.load(earlier + ".npz"), np.load(later + ".npz"), numbers(earlier), numbers(later)
    # the head's place of each class, the blank being the first; what only the later one knows stays
    here, there = zip((0, 0), *((classes[one], known[one]) for one in classes if one in known))
    mixed = {}
    for name in after.files:
        value = after[name].copy()
        if name.startswith(HEAD):
            value[..., list(here)] = (value[..., list(here)] + before[name][..., list(there)]) / 2
        else:
            value = (value + before[name]) / 2
        mixed[name] = value
    np.savez(out + ".npz", **mixed)
    shutil.copy(later + ".txt", out + ".txt")


if __name__ == "__main__":
    mean(*sys.argv[1:])
