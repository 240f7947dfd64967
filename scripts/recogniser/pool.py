"""The lines that came last, on a GPU, and how they are seen there: as they are, or a little otherwise each time."""
import random
from collections import Counter
import numpy as np
import torch
from torch.nn import functional as F

# so many columns of pixels at once, and lines at most; of lines of one width, the newest so many bytes are kept
COLUMNS, LARGEST_BATCH, BYTES_OF_WIDTH = 48_000, 320, 1_000_000_000
# of a width of which fewer lines came, none is taken yet
FEWEST = 16


def size_of(width):
    """Lines that are seen at once; always as many, for a GPU plans anew for every size."""
    return min(LARGEST_BATCH, COLUMNS // width)


class Pool:
    """The lines by their widths, with the numbers of their characters."""

    def __init__(self, numbers, device):
        self.numbers, self.device = numbers, device
        self.lines, self.labels, self.counts, self.arrived = {}, {}, {}, Counter()
        # lines come while others are learned from, and must not wait for that
        self.stream = torch.cuda.Stream() if device == "cuda" else None

    def add(self, chunk):
        came = []
        with torch.cuda.stream(self.stream):
            for picture, text, _ in chunk:
                if set(text) <= self.numbers.keys() and len(text) * 1.2 + 2 < picture.shape[1] // 8:
                    came.append((*self.put(picture), np.array([self.numbers[one] for one in text], np.int64)))
        if self.stream is not None:
            self.stream.synchronize()
        for width, place, label in came:
            self.labels[width][place] = label
            self.counts[width] = max(self.counts.get(width, 0), place + 1)

    def put(self, picture):
        width = picture.shape[1]
        most = BYTES_OF_WIDTH // (48 * width)
        if width not in self.lines:
            self.lines[width] = torch.empty((most, 48, width), dtype=torch.uint8, device=self.device)
            self.labels[width] = [None] * most
        place = self.arrived[width] % most
        self.lines[width][place] = torch.from_numpy(picture)
        self.arrived[width] += 1
        return width, place

    def total(self):
        return sum(self.arrived.values())

    def take(self, rng):
        counts = {width: count for width, count in list(self.counts.items()) if count >= FEWEST}
        width = rng.choices(list(counts), list(counts.values()))[0]
        chosen = [rng.randrange(counts[width]) for _ in range(size_of(width))]
        labels = [self.labels[width][one] for one in chosen]
        return self.lines[width][torch.tensor(chosen, device=self.device)], labels


def see(pixels):
    return (pixels.float() / 127.5 - 1).unsqueeze(1).expand(-1, 3, -1, -1)


def see_otherwise(pixels):
    """The lines a little higher or lower, larger or smaller, brighter or darker, tinted, and with grain."""
    x, size = pixels.float().unsqueeze(1) / 255, len(pixels)
    uniform = lambda low, high, *shape: torch.empty(size, *shape, device=x.device).uniform_(low, high)
    if random.random() < 0.5:
        theta = torch.zeros(size, 2, 3, device=x.device)
        theta[:, 0, 0], theta[:, 1, 1], theta[:, 1, 2] = uniform(0.98, 1.02), uniform(0.9, 1.1), uniform(-0.08, 0.08)
        theta[:, 0, 1] = uniform(-0.12, 0.12) * 48 / x.shape[3]
        x = F.grid_sample(x, F.affine_grid(theta, list(x.shape), False), "bilinear", "border", False)
    x = (x - 0.5) * uniform(0.7, 1.25, 1, 1, 1) + 0.5 + uniform(-0.12, 0.12, 1, 1, 1)
    x = x * uniform(0.88, 1.08, 3, 1, 1)
    if random.random() < 0.4:
        x = x + torch.randn_like(x[:, :1]) * uniform(0, 0.04, 1, 1, 1)
    return x.clamp(0, 1) * 2 - 1
