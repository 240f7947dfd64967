import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import * as ort from "onnxruntime-node"
import type { Raster, TextPage } from "../Document.ts"
import { detectText } from "./Detector.ts"
import { isUpsideDown, liesOnSide } from "./Orientation.ts"
import { overlookedCounts } from "./overlookedCounts.ts"
import { readLetterModel } from "./LetterModel.ts"
import type { Quad } from "./Quad.ts"
import { europeanRecogniser, packagedRecogniser, type RecognisedLine, scriptRecogniser } from "./Recogniser.ts"
import { readLines, type ReadLines } from "./readLines.ts"
import type { Stopwatch } from "../../stages.ts"
import { type RecogniserOf, rereadInScript } from "./rereadInScript.ts"
import { startLineWorker } from "./startLineWorker.ts"
import { withoutShowThrough } from "./ShowThrough.ts"
import { straighten, turn } from "./straighten.ts"
import { kinOf } from "./widened.ts"
import { withoutScraps } from "./withoutScraps.ts"

/** Beside the sources, also when the built file runs. */
const models = new URL("../../../../src/extraction/local/ocr/models/", import.meta.url)

export interface RecognisedPage {
  readonly page: TextPage
  /** The picture, turned so that its text stands upright. */
  readonly upright: Raster
  /** Where text was seen in it; the text is empty where it could not be read. */
  readonly lines: ReadonlyArray<RecognisedLine>
}

/** A picture as it was looked at, one way up; the text of lines that could not be read is empty. */
interface Look extends ReadLines {
  readonly raster: Raster
}

/** A line of this confidence is hardly read wrong, nor upside down. */
const certain = 0.9

/** Characters that were certainly read. */
const legibility = ({ lines }: Look): number =>
  lines.reduce((sum, { confidence, text }) => sum + (confidence >= certain ? text.length : 0), 0)

const isLegible = (look: Look): boolean =>
  look.lines.filter(({ confidence, script }) => confidence >= certain && script === null).length * 2 >=
  look.lines.length

/** Where fewer lines are certain the page may be upside down, whatever it looked like. */
const fewestCertain = 0.25

const isHardlyLegible = ({ lines, script }: Look): boolean =>
  lines.filter((line) => line.confidence >= certain && (line.script === null || line.script === script)).length <
  lines.length * fewestCertain

const toPage = (raster: Raster, lines: ReadonlyArray<RecognisedLine>): TextPage => {
  const written = lines.filter(({ text }) => text !== "")
  const page = straighten(raster, written)
  return { ...page, runs: withoutScraps(page.runs) }
}

/** What is made when it is asked for first, and kept. */
const once = <A>(make: () => Promise<A>): (() => Promise<A>) => {
  let made: Promise<A> | null = null
  return () => (made ??= make())
}

/** Loads the models and answers with the reader of one picture. */
export const loadRecognition = async (
  threads: number
): Promise<(raster: Raster, time?: Stopwatch["time"]) => Promise<RecognisedPage>> => {
  const optionsOf = (threads: number): ort.InferenceSession.SessionOptions => ({
    intraOpNumThreads: threads,
    executionMode: "sequential",
    // a plan of memory is kept for every size of picture, and no two are alike; nor does each model keep what it once used,
    // where another one could use it
    enableMemPattern: false,
    enableCpuMemArena: false,
    graphOptimizationLevel: "all",
    extra: { session: { intra_op: { allow_spinning: "0" } } }
  })
  const pathOf = (name: string) => fileURLToPath(new URL(`${name}.onnx`, models))
  const load = (name: string, share = threads) => ort.InferenceSession.create(pathOf(name), optionsOf(share))
  const textOf = (name: string) => readFileSync(new URL(name, models), "utf8").replace(/\n$/, "")
  const classesOf = (name: string) => textOf(`${name}.txt`).split("\n")
  // a line is too small for two threads to compute it in half the time: each of them reads lines of its own
  const elsewhere = Math.floor(threads / 2)
  const there =
    elsewhere === 0 ? [] : startLineWorker({ paths: ["european", "second"].map(pathOf), options: optionsOf(elsewhere) })
  const [european, second, detector, classifier, chinese] = await Promise.all([
    load("european", threads - elsewhere),
    load("second", threads - elsewhere),
    load("detector"),
    load("orientation"),
    load("chinese")
  ])
  const [classes, fewer] = [classesOf("european"), classesOf("second")]
  const recognisers = {
    european: europeanRecogniser(european, classes, there[0]),
    second: {
      ...europeanRecogniser(second, classes, there[1]),
      kin: kinOf(classes.slice(fewer.length), fewer)
    },
    letters: readLetterModel(textOf("letters.tsv")),
    chinese: packagedRecogniser(chinese, classesOf("chinese")),
    japanese: once(async () => packagedRecogniser(await load("japanese"), classesOf("japanese")))
  }
  const scriptModels = { scripts: once(() => load("scripts")), hebrew: once(() => load("hebrew")) }
  const recogniserOf: RecogniserOf = async (model, letters) =>
    scriptRecogniser(await scriptModels[model](), classesOf(model), letters)

  /** The picture the way up in which it is read. */
  const lookUpright = async (picture: Raster, time: Stopwatch["time"]): Promise<Look> => {
    const detect = (raster: Raster): Promise<ReadonlyArray<Quad>> =>
      time("detect", async () => withoutShowThrough(raster, await detectText(detector, raster)))
    const look = (raster: Raster, quads: ReadonlyArray<Quad>): Promise<Look> =>
      time("recognise", async () => {
        const { lines, script } = await readLines(recognisers, raster, quads)
        const counts = script === null ? await overlookedCounts(recognisers.european, raster, lines) : []
        return { raster, script, lines: [...lines, ...counts] }
      })
    const lookTurned = async (raster: Raster): Promise<Look> => {
      const turned = await turn(raster, 2)
      return look(turned, await detect(turned))
    }
    let raster = picture
    let quads = await detect(raster)
    if (liesOnSide(quads)) {
      raster = await turn(raster, 1)
      quads = await detect(raster)
    }
    // the classifier errs on scripts that it was not trained on: what can be read decides
    if (!(await isUpsideDown(classifier, raster, quads))) {
      const asIs = await look(raster, quads)
      if (!isHardlyLegible(asIs)) return asIs
      const turned = await lookTurned(raster)
      return isHardlyLegible(turned) && legibility(turned) <= legibility(asIs) ? asIs : turned
    }
    const turned = await lookTurned(raster)
    if (isLegible(turned)) return turned
    const asIs = await look(raster, quads)
    return legibility(asIs) > legibility(turned) ? asIs : turned
  }

  return async (picture, time = (_, work) => Promise.resolve(work())) => {
    const { lines, raster, script } = await lookUpright(picture, time)
    const read =
      script === null ? lines : await time("recognise", () => rereadInScript(script, recogniserOf, raster, lines))
    return { page: toPage(raster, read), upright: raster, lines }
  }
}
