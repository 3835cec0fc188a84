/**
 * Compares the API of built packages with their reports, or writes the reports with `--update`:
 * `node tools/checks/apiReports.mjs [--update] [folder…]`, by default all in `libs`. There is a report for each entry point that
 * has a file `api/<entry>.api.md`; an empty file adds one. JavaScript, so that types can be checked without the packages of
 * this folder, which are installed when they are used.
 */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const off = { default: { logLevel: ExtractorLogLevel.None } };

/** Returns the configuration of the report for an entry point. */
function createConfig(folder, types, reportFileName, reportTempFolder) {
  const mainEntryPointFilePath = join(folder, types);
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath,
      newlineKind: 'lf',
      compiler: {
        // As in an application, without the sources of this workspace.
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2023',
            module: 'esnext',
            moduleResolution: 'bundler',
            lib: ['es2023', 'dom', 'dom.iterable'],
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [mainEntryPointFilePath],
        },
      },
      apiReport: { enabled: true, reportFolder: 'api', reportTempFolder, reportFileName },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { compilerMessageReporting: off, extractorMessageReporting: off, tsdocMessageReporting: off },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

const folders = positionals.length > 0 ? positionals : globSync('libs/*/api').map(dirname);
for (const folder of folders.map((path) => resolve(path))) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const temporary = mkdtempSync(join(tmpdir(), 'keystrand-api-'));
  const configs = readdirSync(join(folder, 'api')).map((file) => {
    // The report of `particles/worker` is `particles-worker.api.md`.
    const name = Object.keys(exports).find(
      (key) => `${key === '.' ? 'index' : key.slice(2).replaceAll('/', '-')}.api.md` === file,
    );
    const entry = name === undefined ? undefined : exports[name];
    const types = entry?.types ?? entry?.import?.types;
    if (!types) throw new Error(`${folder}/api/${file} is the report of no entry point in package.json.`);
    return createConfig(folder, types, file, temporary);
  });
  const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = configs[0] && CompilerState.create(configs[0], { additionalEntryPoints });
  for (const config of configs) {
    const { succeeded } = Extractor.invoke(config, {
      ...(compilerState && { compilerState }),
      localBuild: values.update,
      messageCallback(message) {
        if (message.logLevel === ExtractorLogLevel.Info) message.handled = true;
      },
    });
    if (!succeeded) process.exitCode = 1;
  }
  rmSync(temporary, { recursive: true });
}
if (process.exitCode) console.error('If this is intended, run `npm run update` and commit the reports.');
