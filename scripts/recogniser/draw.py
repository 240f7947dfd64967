"""Makes packs of line pictures to train on: drawn lines, and the crops of SROIE and CORD with what cameras do to them.

    python3 draw.py drawn TEXTS.jsonl OUT SEED
    python3 draw.py crops LINES.jsonl.gz CROPS LAYOUTS.jsonl.gz OUT SEED VARIANTS

A pack is OUT.pixels (rows of 48 pixels' height, one byte a pixel, one line after the other) and OUT.jsonl
({"text", "width", "part": "train" | "valid", "kind"}; the text is what shall be read). Whole shops and fonts are held out
for validation.
"""
import gzip, io, json, os, random, re, sys
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from fontTools.ttLib import TTFont

HEIGHT, WIDEST = 48, 1200
# a letter of each script that the model does not read but tells
PROBES = {"Hangul": "한", "Kana": "か", "Han": "漢", "Arabic": "ع", "Hebrew": "א", "Thai": "ก", "Devanagari": "अ"}
# X11's bitmap fonts, which have pixels as tills' printers do, and the characters that are looked for in them
BITMAPS, TRIED = re.compile(r"^\d+x(\d+)B?\.pcf\.gz$"), [*range(0x21, 0x180), *range(0x386, 0x3CF), *range(0x401, 0x460), 0x20AC, 0x2116]


def bitmap_fonts():
    """Fonts of X11 that hold letters as pixels, with the characters that each can draw."""
    found = []
    for folder, _, files in sorted(os.walk("/usr/share/fonts/X11")):
        for name in sorted(files):
            if BITMAPS.match(name) and pixels_of(name) >= 12:
                font = bitmap_font(os.path.join(folder, name))
                missing = canvas_of("\ufffe", font, 3 * pixels_of(name)).tobytes()
                drawn = {one for one in TRIED if canvas_of(chr(one), font, 3 * pixels_of(name)).tobytes() != missing}
                if set(map(ord, "0123456789.,:ABCabc")) <= drawn:
                    found.append((os.path.join(folder, name), drawn))
    return found


def pixels_of(name):
    return int(BITMAPS.match(name)[1])


def bitmap_font(path):
    return ImageFont.truetype(path, pixels_of(os.path.basename(path)), layout_engine=ImageFont.Layout.BASIC)


def canvas_of(text, font, width):
    canvas = Image.new("L", (width, font.size + 4), 255)
    ImageDraw.Draw(canvas).text((2, 2), text, font=font, fill=0)
    return canvas


def fonts():
    """Fonts that hold letters, with the characters that each can draw; many cuts of one family count once or twice."""
    found, families = bitmap_fonts(), {}
    for folder, _, files in sorted(os.walk("/usr/share/fonts")):
        for name in sorted(files):
            if not name.lower().endswith((".ttf", ".otf", ".ttc")):
                continue
            if re.search(r"emoji|symbol|dingbat|math|music|awesome|d050|braille|icon|standardsymbols|lastresort|upper|esint|cmex|cmsy|msam|msbm|rsfs|wasy|stmary|dsrom|eufm|ocrbx|millimetre|linex", name, re.I):
                continue
            path = os.path.join(folder, name)
            family = re.split(r"[-_.]", name)[0].lower()
            if families.get(family, 0) >= 4:
                continue
            try:
                for size in (22, 37, 55):  # some hold pictures of a few sizes only
                    ImageFont.truetype(path, size).getlength("Aa1")
                cmap = set(TTFont(path, lazy=True, fontNumber=0).getBestCmap() or {})
            except Exception:
                continue
            # Noto's fonts of other scripts repeat the figures of its Latin ones
            if not set(map(ord, "0123456789.,:")) <= cmap or not (set(map(ord, "ABCabc")) <= cmap or any(ord(one) in cmap for one in PROBES.values())):
                continue
            families[family] = families.get(family, 0) + 1
            found.append((path, cmap - small_capitals(path)))
    return found


def small_capitals(path):
    """The small letters of a font that draws them as capitals; its lines could not be told from those of capitals."""
    font = ImageFont.truetype(path, 40)

    def shape(letter):
        canvas = Image.new("L", (120, 120), 0)
        ImageDraw.Draw(canvas).text((30, 30), letter, font=font, fill=255)
        box = canvas.getbbox()
        return np.zeros((24, 24)) if box is None else np.asarray(canvas.crop(box).resize((24, 24)), dtype="float32")

    if np.mean([np.abs(shape(small) - shape(small.upper())).mean() for small in "aegrq"]) < 25:
        return {ord(one) for one in map(chr, range(0x61, 0x24F)) if one.islower()}
    return set()


def smooth_noise(rng, height, width, cell):
    small = rng.random((max(2, height // cell + 2), max(2, width // cell + 2)))
    return np.asarray(Image.fromarray((small * 255).astype("uint8")).resize((width, height), Image.BICUBIC), dtype="float32") / 255


def draw_line(text, path, rng):
    """Black on white, at the size of a photograph's or scan's lines; tills also print dots, bold and stretched."""
    if path.endswith(".pcf.gz"):
        return draw_pixels(text, path, rng)
    size = int(rng.integers(22, 56))
    font = ImageFont.truetype(path, size)
    direction = "rtl" if any("\u0590" <= one < "\u0780" for one in text) else None
    # letters that join or carry marks stay together
    spacing = rng.random() < 0.15 and not any("\u0590" <= one < "\u0e80" for one in text)
    if spacing:
        gap = rng.uniform(0.02, 0.2) * size
        width = sum(font.getlength(one) + gap for one in text)
    else:
        width = font.getlength(text, direction=direction)
    canvas = Image.new("L", (int(width) + size * 2, size * 3), 255)
    pen = ImageDraw.Draw(canvas)
    if spacing:
        x = size
        for one in text:
            pen.text((x, size), one, font=font, fill=0)
            x += font.getlength(one) + gap
    else:
        pen.text((size, size), text, font=font, fill=0, direction=direction)
    ink = 255 - np.asarray(canvas)
    columns, rows = np.flatnonzero(ink.max(0)), np.flatnonzero(ink.max(1))
    if len(columns) == 0:
        return None
    # a line's box is mostly as high as its capitals with their descenders, whatever letters it holds
    ascent, descent = font.getmetrics()
    top, bottom = min(rows[0], size + int(ascent * 0.28)), max(rows[-1] + 1, size + int(ascent + descent * 0.25))
    if rng.random() < 0.5:
        top, bottom = rows[0], rows[-1] + 1
    if rng.random() < 0.2:  # the lines above and below reach into the box
        for pitch in rng.uniform(1.0, 1.35, 2) * size * [1, -1]:
            pen.text((size + rng.normal(0, size), size + pitch), "".join(rng.permutation(list(text))), font=font, fill=0)
    if rng.random() < 0.04:
        pen.line((columns[0], bottom + 1, columns[-1], bottom + 1), fill=0, width=max(1, size // 18))
    up, down, left, right = (rng.uniform(0.02, 0.28, 4) * (bottom - top)).astype(int)
    box = canvas.crop((max(0, columns[0] - left), max(0, top - up), columns[-1] + 1 + right, min(canvas.height, bottom + down)))
    if rng.random() < 0.12:  # double width or height, as tills print
        box = box.resize((int(box.width * rng.choice([0.6, 0.75, 1.4, 1.8])), box.height))
    return box


def draw_pixels(text, path, rng):
    """A line of pixels as a till's printer makes them, each some dots large, sometimes twice as high or as wide."""
    font = bitmap_font(path)
    size = font.size
    canvas = canvas_of(text, font, int(font.getlength(text)) + 4)
    ink = 255 - np.asarray(canvas)
    columns, rows = np.flatnonzero(ink.max(0)), np.flatnonzero(ink.max(1))
    if len(columns) == 0:
        return None
    top, bottom = (rows[0], rows[-1] + 1) if rng.random() < 0.5 else (2, size + 2)
    left, right = rng.integers(0, 4, 2)
    box = canvas.crop((max(0, columns[0] - left), max(0, top - int(rng.integers(0, 3))), columns[-1] + 1 + right, min(canvas.height, bottom + int(rng.integers(0, 3)))))
    across, down = rng.uniform(2.2, 3.5) * (2 if rng.random() < 0.1 else 1), rng.uniform(2.2, 3.5)
    large = box.resize((int(box.width * across), int(box.height * down)), Image.NEAREST)
    return large.filter(ImageFilter.GaussianBlur(rng.uniform(0.4, 1.3)))


def dots(ink, rng):
    """The needles of a dot-matrix printer."""
    pitch = max(2, round(ink.shape[0] / rng.integers(11, 18)))
    y, x = np.mgrid[: ink.shape[0], : ink.shape[1]]
    screen = ((y % pitch - pitch / 2) ** 2 + (x % pitch - pitch / 2) ** 2) < (pitch * rng.uniform(0.4, 0.62)) ** 2
    return ink * screen


def weigh(ink, rng):
    """Ink that ran or was struck twice, ink that is missing at the edges, and letters of which only the outline is printed."""
    roll = rng.random()
    if roll > 0.3:
        return ink
    picture = Image.fromarray((ink * 255).astype("uint8"))
    reach = 3 if roll < 0.2 or ink.shape[0] < 40 else 5
    if roll < 0.2:
        return np.asarray(picture.filter(ImageFilter.MaxFilter(reach)), dtype="float32") / 255
    if roll < 0.25:
        return np.asarray(picture.filter(ImageFilter.MinFilter(3)), dtype="float32") / 255
    grown = np.asarray(picture.filter(ImageFilter.MaxFilter(reach)), dtype="float32") / 255
    return np.clip(grown - ink, 0, 1)


def curl(values, rng):
    """Paper that does not lie flat: its lines rise and fall, and lean."""
    height, width = values.shape
    x = np.arange(width)
    rise = height * rng.uniform(0, 0.07) * np.sin(x / width * rng.uniform(0.5, 2.5) * np.pi + rng.uniform(0, 6.3))
    y = np.arange(height)[:, None]
    rows = np.clip(np.round(y + rise[None, :]), 0, height - 1).astype(int)
    columns = np.clip(np.round(x[None, :] + (y - height / 2) * rng.normal(0, 0.12)), 0, width - 1).astype(int)
    return values[rows, columns]


def smear(values, rng):
    """A camera that moved."""
    steps, axis = int(rng.integers(2, max(3, values.shape[0] // 9))), int(rng.integers(2))
    return sum(np.roll(values, step - steps // 2, axis) for step in range(steps)) / steps


def photograph(picture, rng, strength=1.0, drawn=True, snap=lambda width: width):
    """What printers, paper and cameras do to a line; the result is grey, 48 high, of a width that `snap` allows."""
    if rng.random() < 0.35 * strength:
        picture = picture.rotate(rng.normal(0, 0.7), Image.BICUBIC, expand=False, fillcolor=int(np.median(np.asarray(picture))))
    values = np.asarray(picture, dtype="float32") / 255
    if rng.random() < 0.25 * strength:
        values = curl(values, rng)
    if drawn:
        ink = weigh(1 - values, rng)
        height, width = ink.shape
        if rng.random() < 0.12:
            ink = dots(ink, rng)
        if rng.random() < 0.3:
            ink = ink * np.clip(0.25 + 1.1 * smooth_noise(rng, height, width, int(rng.integers(6, 40))), 0, 1)
        if rng.random() < 0.15:
            ink = ink * (rng.random((height, width)) > rng.uniform(0.02, 0.25))
        paper = rng.uniform(0.55, 1)
        paper = paper * (1 - rng.uniform(0, 0.35) * smooth_noise(rng, height, width, int(rng.integers(30, 200)))) if rng.random() < 0.5 else paper
        values = paper - ink * rng.uniform(0.25, 0.95) * paper
        if rng.random() < 0.1:  # glare
            values = values + rng.uniform(0.1, 0.5) * np.clip(smooth_noise(rng, height, width, int(rng.integers(40, 200))) - 0.5, 0, 1)
        if rng.random() < 0.05:
            values = 1 - values
    if rng.random() < 0.08 * strength:
        values = smear(values, rng)
    picture = Image.fromarray((np.clip(values, 0, 1) * 255).astype("uint8"))
    if rng.random() < 0.5 * strength:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 1.4) * picture.height / 40))
    if rng.random() < 0.6 * strength:  # few pixels a letter
        low = int(rng.integers(13, 32))
        picture = picture.resize((max(8, int(picture.width * low / picture.height)), low), rng.choice([Image.BILINEAR, Image.BICUBIC, Image.BOX]))
    if rng.random() < 0.5 * strength:
        buffer = io.BytesIO()
        picture.save(buffer, "JPEG", quality=int(rng.integers(25, 90)))
        picture = Image.open(buffer)
    width = int(np.clip(round(picture.width * HEIGHT / picture.height * (rng.uniform(0.9, 1.12) if rng.random() < 0.5 * strength else 1)), 16, WIDEST))
    width = snap(width)
    values = np.asarray(picture.resize((width, HEIGHT), Image.BILINEAR), dtype="float32")
    if drawn and rng.random() < 0.08:  # a scan of black and white, its steps softened as it is scaled
        bilevel = np.where(values > np.percentile(values, 50) - rng.uniform(25, 60), 255.0, 0.0).astype("uint8")
        values = np.asarray(Image.fromarray(bilevel).filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1))), dtype="float32")
    if rng.random() < 0.4 * strength:
        values = values + rng.normal(0, rng.uniform(1, 12), values.shape)
    if rng.random() < 0.5 * strength:
        values = (values - 128) * rng.uniform(0.6, 1.3) + 128 + rng.uniform(-30, 25)
    return np.clip(values, 0, 255).astype("uint8")


class Pack:
    def __init__(self, out):
        self.pixels, self.rows = open(out + ".pixels", "wb"), open(out + ".jsonl", "w")

    def add(self, picture, **row):
        self.pixels.write(picture.tobytes())
        self.rows.write(json.dumps({"width": picture.shape[1], **row}, ensure_ascii=False) + "\n")


class Printer:
    """Draws texts in fonts by lot, of which some are held out for validation."""

    def __init__(self):
        self.fonts = fonts()
        self.held = {path for path, _ in self.fonts if sum(map(ord, os.path.basename(path))) % 12 == 5}
        self.able = {}
        for script, probe in {"Latin": "A", **PROBES}.items():
            every = [one for one in self.fonts if ord(probe) in one[1]]
            kept, held = [one for one in every if one[0] not in self.held], [one for one in every if one[0] in self.held]
            self.able[script] = {None: every, "train": kept, "valid": held or every}
        print(len(self.fonts), "fonts,", len(self.held), "held out", flush=True)

    def draw(self, text, script, rng, part=None):
        """The line, black on white, and whether its font is held out; None where no font was found that holds its letters."""
        wanted = set(map(ord, text)) - {32}
        able = self.able.get(script, self.able["Latin"])[part]
        for _ in range(12):
            path, cmap = able[rng.integers(len(able))]
            if wanted <= cmap:
                break
        else:
            return None
        try:
            picture = draw_line(text, path, rng)
        except OSError:  # a font that promises letters which it does not hold
            return None
        return None if picture is None or picture.width / picture.height >= 24 else (picture, path in self.held)


def pack_drawn(texts, out, seed):
    rng, printer, pack = np.random.default_rng(seed), Printer(), Pack(out)
    for line in open(texts):
        row = json.loads(line)
        drawn = printer.draw(row["text"], row["script"], rng)
        if drawn is not None:
            picture, held = drawn
            pack.add(photograph(picture, rng), text=row["label"], part="valid" if held else "train", kind=row["script"])


def real_lines(lines, crops, layouts):
    """Of each line of a real receipt that may be learned from: its picture's path, text, source, and whether its shop is held out."""
    shops = {}
    for line in gzip.open(layouts, "rt"):
        row = json.loads(line)
        shops[row["id"]] = re.sub(r"[^A-Z]", "", row["entities"].get("company", "").upper()) or row["id"]
    held = {shop for shop in set(shops.values()) if sum(map(ord, shop)) % 8 == 3}
    for row in map(json.loads, gzip.open(lines, "rt")):
        shop = shops.get(row["receipt"], row["receipt"])
        text = re.sub(r"\s+", " ", row.get("text_cased") or row["text"]).strip()
        (width, height), path = row["crop"], os.path.join(crops, row["file"])
        if row.get("exam") or not os.path.exists(path) or (row["source"] == "sroie" and row["case"] == "unknown") or width / height > 24 or not text:
            continue
        yield path, text, row["source"], shop in held or bool(row.get("dev"))


def another_box(picture, rng):
    """Another box around the same line."""
    w, h = picture.size
    cut = rng.uniform(-0.1, 0.06, 4) * h
    return picture.transform((int(w - cut[0] - cut[2]), int(h - cut[1] - cut[3])), Image.AFFINE, (1, 0, cut[0], 0, 1, cut[1]), Image.BILINEAR, fillcolor=int(np.percentile(np.asarray(picture), 80)))


def pack_crops(lines, crops, layouts, out, seed, variants):
    rng, pack = np.random.default_rng(seed), Pack(out)
    for path, text, source, held in real_lines(lines, crops, layouts):
        picture = Image.open(path).convert("L")
        for variant in range(1 if held else variants):
            turned = picture if variant == 0 else another_box(picture, rng)
            pack.add(photograph(turned, rng, 0.0 if variant == 0 else 0.8, drawn=False), text=text, part="valid" if held else "train", kind=source)


if __name__ == "__main__":
    if sys.argv[1] == "drawn":
        pack_drawn(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        pack_crops(*sys.argv[2:6], int(sys.argv[6]), int(sys.argv[7]))
