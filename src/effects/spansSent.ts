import { FiberRef } from "effect"

/** Whether spans go anywhere: one that nobody will see costs as much as what it measures. */
export const spansSent: FiberRef.FiberRef<boolean> = FiberRef.unsafeMake(false)
