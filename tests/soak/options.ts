/** Options of a command line: `--minutes 3` is '3', a missing one what is said otherwise. */
export const optionsIn =
  (args: readonly string[]) =>
  (name: string, otherwise: string): string => {
    const at = args.indexOf(`--${name}`)
    return at < 0 ? otherwise : (args[at + 1] ?? otherwise)
  }

export const whole = (n: number): string => n.toLocaleString('en-US')
