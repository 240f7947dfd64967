"""Processes that draw lines without end for a training on a GPU, which sees more of them in a second than are drawn before."""
import gzip, json, multiprocessing, random
import numpy as np
from PIL import Image
from draw import Printer, another_box, photograph, real_lines

# the widths that lines get, few, for a GPU plans anew for every size
WIDTHS = [48, 80, 128, 192, 288, 432, 656, 1000]
# lines that a process draws at once, and how often it may before it waits; the share of real ones
CHUNK, WAITING, SHARE_OF_REAL = 256, 64, 0.4


def snap(width):
    """The width that a line is scaled to: one of WIDTHS where that is near, else its own."""
    wanted = next((one for one in WIDTHS if one >= width * 0.9), WIDTHS[-1])
    return wanted if width * 1.15 >= wanted else width


def padded(picture):
    """With blank paper behind it up to one of WIDTHS."""
    width = picture.shape[1]
    room = next(one for one in WIDTHS if one >= width) - width
    return np.pad(picture, ((0, 0), (0, room)), constant_values=int(np.median(picture[:, -2:])))


class Supply:
    """Lines drawn from texts, a share of them real ones that were photographed once more."""

    def __init__(self, texts, real, seed, workers):
        self.texts = [json.loads(line) for line in gzip.open(texts, "rt")]
        lines = list(real_lines(*real)) if real else []
        self.real, self.held = [line for line in lines if not line[3]], [line for line in lines if line[3]]
        self.printer, self.seed = Printer(), seed
        context = multiprocessing.get_context("fork")
        self.queue = context.Queue(WAITING)
        self.workers = [context.Process(target=self.work, args=(number,), daemon=True) for number in range(workers)]

    def start(self):
        for worker in self.workers:
            worker.start()

    def stop(self):
        for worker in self.workers:
            worker.kill()

    def work(self, number):
        rng = np.random.default_rng([self.seed, number])
        while True:
            self.queue.put([self.one(rng) for _ in range(CHUNK)])

    def one(self, rng, part="train"):
        """(picture of 48 rows, what shall be read, kind) of a line of fonts that are held out, or of others."""
        while True:
            if self.real and part == "train" and rng.random() < SHARE_OF_REAL:
                path, text, source, _ = self.real[rng.integers(len(self.real))]
                picture = Image.open(path).convert("L")
                as_it_is = rng.random() < 0.25
                turned = picture if as_it_is else another_box(picture, rng)
                return padded(photograph(turned, rng, 0.0 if as_it_is else 0.8, drawn=False, snap=snap)), text, source
            row = self.texts[rng.integers(len(self.texts))]
            drawn = self.printer.draw(row["text"], row["script"], rng, part)
            if drawn is not None:
                return padded(photograph(drawn[0], rng, snap=snap)), row["label"], row["script"]

    def validation(self, drawn, real):
        """Lines of fonts and shops that are held out."""
        rng = np.random.default_rng([self.seed, 1_000_003])
        lines = [self.one(rng, "valid") for _ in range(drawn)]
        for path, text, source, _ in random.Random(self.seed).sample(self.held, min(real, len(self.held))):
            lines.append((padded(photograph(Image.open(path).convert("L"), rng, 0.0, drawn=False, snap=snap)), text, source))
        return lines
