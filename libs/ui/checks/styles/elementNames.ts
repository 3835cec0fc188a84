/** All HTML elements that can be in a body (https://html.spec.whatwg.org/multipage/indices.html#elements-3). */
export const elementNames = (
  'a abbr address area article aside audio b bdi bdo blockquote br button canvas cite code data datalist dd del ' +
  'details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i ' +
  'iframe img input ins kbd label legend li link main map mark math menu meter nav noscript object ol optgroup option ' +
  'output p picture pre progress q rp rt ruby s samp search section select slot small source span strong style sub ' +
  'summary sup svg table textarea time track u ul var video wbr'
).split(' ');
