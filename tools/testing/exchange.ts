import { connect } from 'node:net';

/** Sends bytes to a port of 127.0.0.1 and returns everything received until the connection is closed, or 5 s have passed. */
export function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      resolve(text);
    });
  });
}
