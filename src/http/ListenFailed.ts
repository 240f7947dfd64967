import { Schema } from "effect"

/** The service cannot listen where it was told to. */
export class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", { message: Schema.String }) {}

/** What the system said to it, in words for the person who set HOST and PORT. */
export const toListenFailed = (cause: unknown, host: string, port: number): ListenFailed => {
  const { code = "", message = "" } = cause as { code?: string; message?: string }
  const words: Record<string, string> = {
    EADDRINUSE: `port ${port} on ${host} is in use. Stop the other program, or set PORT to another one`,
    EACCES: `port ${port} may not be listened on by this user. Set PORT to one above 1023`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set it to one, or to 0.0.0.0 for all`,
    ENOTFOUND: `HOST: ${host} is not known. Set it to an address of this machine`
  }
  return new ListenFailed({ message: words[code] ?? `cannot listen on ${host}, port ${port}: ${message}` })
}
