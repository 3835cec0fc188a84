/** Writes one line to the log. Lines contain references and counts at most, never what a visitor entered or their address. */
export type Log = (line: string) => void;
