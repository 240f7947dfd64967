import { FiberRef } from "effect"

/** Whether spans go anywhere: to make one that nobody will see takes longer than to measure a stage. */
export const spansSent: FiberRef.FiberRef<boolean> = FiberRef.unsafeMake(false)
