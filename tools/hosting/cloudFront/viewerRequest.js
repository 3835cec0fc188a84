// CloudFront Function for the viewer-request event, runtime cloudfront-js-2.0. It maps paths of pages to objects in S3.
// ECMAScript 5.1 only: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html

// No object has this key: the custom error response sends 404.html with status 404.
var missing = '/404';

// Only these paths are redirected, so that a location never names another host, as in //other.example/.
var pageWithSlash = /^(\/[A-Za-z0-9_-]+)+\/$/;

function handler(event) {
  var request = event.request;
  var uri = request.uri;

  if (pageWithSlash.test(uri)) {
    var query = request.rawQueryString();
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: {
        location: { value: uri.slice(0, -1) + (query ? '?' + query : '') },
        'cache-control': { value: 'no-cache' },
      },
    };
  }

  var name = uri.slice(uri.lastIndexOf('/') + 1);
  if (uri === '/') request.uri = '/index.html';
  else if (name === '' || uri === '/index' || uri === '/404' || /\.(html|br|gz)$/.test(name))
    request.uri = missing;
  else if (name.indexOf('.') === -1) request.uri = uri + '.html';
  return request;
}
