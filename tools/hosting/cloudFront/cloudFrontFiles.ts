import type { HostingManifest } from '../headers/HostingManifest.ts';
import { cloudFormationTemplate } from './template.ts';
import { uploadScript } from './uploadScript.ts';

/**
 * Returns the configuration of S3 behind CloudFront: a CloudFormation template, and a script that uploads the site.
 * @throws {Error} if a limit of CloudFront is exceeded
 */
export function cloudFrontFiles(manifest: HostingManifest): Readonly<Record<string, string>> {
  return {
    'template.json': `${JSON.stringify(cloudFormationTemplate(manifest), null, 2)}\n`,
    'upload.sh': uploadScript(manifest),
  };
}
