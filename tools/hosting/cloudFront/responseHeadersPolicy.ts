/** Limits of a response headers policy: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const maximumCustomHeaders = 10;
const maximumPolicy = 1783;
const maximumCustomCharacters = 10_240;

/** Configuration of headers that CloudFront does not accept as custom headers. */
const securityHeaders: Readonly<Record<string, (value: string) => Readonly<Record<string, object>>>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { FrameOption: value, Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
};

/**
 * Returns the CloudFormation resource of a response headers policy.
 * @throws {Error} if the headers exceed a limit of CloudFront
 */
export function responseHeadersPolicy(name: string, headers: Readonly<Record<string, string>>): object {
  const entries = Object.entries(headers);
  const custom = entries.filter(([header]) => !(header in securityHeaders));
  if (custom.length > maximumCustomHeaders)
    throw new Error(
      `CloudFront allows ${String(maximumCustomHeaders)} custom headers; there are ${String(custom.length)}: ${custom.map(([header]) => header).join(', ')}.`,
    );
  const policy = headers['Content-Security-Policy'] ?? '';
  if (policy.length > maximumPolicy)
    throw new Error(
      `CloudFront allows ${String(maximumPolicy)} characters in Content-Security-Policy; it has ${String(policy.length)}.`,
    );
  const characters = custom.join().length;
  if (characters > maximumCustomCharacters)
    throw new Error(
      `CloudFront allows ${String(maximumCustomCharacters)} characters in custom headers; there are ${String(characters)}.`,
    );
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { 'Fn::Sub': `\${AWS::StackName}-${name}` },
        SecurityHeadersConfig: Object.assign(
          {},
          ...entries.map(([header, value]) => securityHeaders[header]?.(value)),
        ) as object,
        CustomHeadersConfig: {
          Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}
