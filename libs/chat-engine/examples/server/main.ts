import { table } from '../table.ts';
import { createAnswerServer } from './server.ts';

const port = Number(process.env['PORT'] ?? 8080);
createAnswerServer(table).listen(port, () => {
  process.stdout.write(`listening on port ${port}\n`);
});
