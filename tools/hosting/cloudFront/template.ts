import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentHeaders, fileHeaders } from '../headers/headers.ts';
import type { HostingManifest } from '../headers/HostingManifest.ts';
import { responseHeadersPolicy } from './responseHeadersPolicy.ts';

/** Quota of a function's code: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const maximumFunction = 10_240;

/**
 * The managed cache policy 'CachingOptimized'. It keeps revalidated objects for one second. With a minimum of zero,
 * CloudFront does not compress: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

const ref = (name: string) => ({ Ref: name });
const attribute = (name: string, property: string) => ({ 'Fn::GetAtt': [name, property] });

function behavior(headersPolicy: string): Readonly<Record<string, unknown>> {
  return {
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: ['GET', 'HEAD'],
    CachedMethods: ['GET', 'HEAD'],
    Compress: true,
    CachePolicyId: cachingOptimized,
    ResponseHeadersPolicyId: ref(headersPolicy),
    FunctionAssociations: [
      { EventType: 'viewer-request', FunctionARN: attribute('ViewerRequest', 'FunctionARN') },
    ],
  };
}

/**
 * Returns the CloudFormation template of the site: a private bucket, and a distribution with its function and headers. A path
 * with a dot is a file, any other a page. The bucket may be listed by CloudFront, because S3 otherwise responds 403 instead of
 * 404 to unknown keys.
 * @throws {Error} if a limit of CloudFront is exceeded
 */
export function cloudFormationTemplate(manifest: HostingManifest): object {
  const code = readFileSync(join(import.meta.dirname, 'viewerRequest.js'), 'utf8');
  if (code.length > maximumFunction)
    throw new Error(
      `CloudFront allows ${String(maximumFunction)} bytes of code; viewerRequest.js has ${String(code.length)}.`,
    );
  const page = manifest.paths.find((path) => path.includes('.'));
  if (page !== undefined)
    throw new Error(
      `The page "${page}" has a dot in its path. On CloudFront it would get the headers of a file.`,
    );
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `${new URL(manifest.origin).host} on S3 and CloudFront. Create this stack in us-east-1.`,
    Parameters: {
      DomainName: { Type: 'String', Default: new URL(manifest.origin).host },
      CertificateArn: {
        Type: 'String',
        Description: 'ACM certificate of the domain, in us-east-1',
        AllowedPattern: 'arn:aws[a-z-]*:acm:us-east-1:.+',
      },
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: ref('Bucket'),
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: ['s3:GetObject', 's3:ListBucket'],
                Resource: [attribute('Bucket', 'Arn'), { 'Fn::Sub': '${Bucket.Arn}/*' }],
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub':
                        'arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
                    },
                  },
                },
              },
            ],
          },
        },
      },
      OriginAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: ref('AWS::StackName'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      ViewerRequest: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { 'Fn::Sub': '${AWS::StackName}-viewer-request' },
          AutoPublish: true,
          FunctionConfig: { Comment: 'Maps paths of pages to objects', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: code,
        },
      },
      DocumentHeaders: responseHeadersPolicy('documents', documentHeaders(manifest)),
      FileHeaders: responseHeadersPolicy('files', fileHeaders(manifest)),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            IPV6Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: [ref('DomainName')],
            ViewerCertificate: {
              AcmCertificateArn: ref('CertificateArn'),
              MinimumProtocolVersion: 'TLSv1.2_2021',
              SslSupportMethod: 'sni-only',
            },
            Origins: [
              {
                Id: 'bucket',
                DomainName: attribute('Bucket', 'RegionalDomainName'),
                OriginAccessControlId: attribute('OriginAccess', 'Id'),
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: behavior('DocumentHeaders'),
            CacheBehaviors: [
              // The first match counts. CloudFront fetches the custom error page by this path.
              { PathPattern: '/404.html', ...behavior('DocumentHeaders') },
              { PathPattern: '*.*', ...behavior('FileHeaders') },
            ],
            CustomErrorResponses: [
              { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 0 },
            ],
          },
        },
      },
    },
    Outputs: {
      BucketName: { Value: ref('Bucket') },
      DistributionId: { Value: ref('Distribution') },
      DistributionDomain: { Value: attribute('Distribution', 'DomainName') },
    },
  };
}
