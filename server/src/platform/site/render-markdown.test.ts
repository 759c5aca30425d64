import { expect, test } from 'vitest';
import { isAllowedLink, renderMarkdown } from './render-markdown.ts';

const shown =
  /^(?:[^<>&]|&(?:amp|lt|gt|quot);|<\/?(?:h[2-6]|p|ul|ol|li|blockquote|pre|code|em|strong|s|table|thead|tbody|tr|th|td)>|<(?:br|hr)>|<ol start="\d+">|<\/a>|<a href="(?:https?:\/\/|mailto:|\/(?!\/))[^"<>\s\\]*"(?: title="[^"<>]*")?(?: rel="nofollow noopener")?>)*$/i;

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<div style="position:fixed">x</div>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<?php echo 1 ?><![CDATA[<script>]]>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](javascript&#58;alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](<java\u0000script:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&Tab;script:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](data:image/png;base64,iVBOR)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](blob:https://site.example/1)',
  '[x](https:evil.example)',
  '[x](https://a.example"onmouseover="alert(1))',
  '[x](https://a.example "title\\" onmouseover=\\"alert(1)")',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<https://a.example/\u0007x>',
  '<https://a.example/\u202ex>',
  '[[x](javascript:alert(1))](javascript:alert(2))',
  '[a [b](https://b.example)](https://a.example)',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.png)',
  '![x](https://evil.example/p.png" onerror="alert(1))',
  '`<script>alert(1)</script>`',
  '```js onload=alert(1)\n<script>alert(1)</script>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '| a |\n|:-:|\n| <b onclick=alert(1)> |',
  '# <script>alert(1)</script>',
  '3) <img src=x onerror=alert(1)>',
  'https://a.example/<script>alert(1)</script>',
  'javascript:alert(1)//https://a.example',
  'mailto:x@a.example?body=%22%3E%3Cscript%3E',
])('%j becomes nothing but text and harmless links', (attack) => {
  const html = renderMarkdown(attack);
  expect(html).toMatch(shown);
  expect(html).not.toMatch(/href="(?!https?:\/\/|mailto:|\/)/i);
});

test.each([
  ['https://a.example/path?x=1#y', true],
  ['HTTP://a.example', true],
  ['mailto:us@site.example', true],
  ['/privacy', true],
  ['/pages/terms#top', true],
  ['//a.example', false],
  ['/\\a.example', false],
  ['privacy', false],
  ['#top', false],
  ['?x=1', false],
  ['', false],
  ['https:///a.example', false],
  ['https://', false],
  ['tel:+491234', false],
  ['ftp://a.example', false],
  ['javascript:alert(1)', false],
  ['https://a.example/\u202e', false],
  ['/a b', false],
])('a link to %j: %s', (address, allowed) => {
  expect(isAllowedLink(address)).toBe(allowed);
});

test.each([
  ['# A\n## B\n# C', ['h2', 'h3', 'h2']],
  ['## A\n## B\n### C\n## D', ['h2', 'h2', 'h3', 'h2']],
  ['# A\n#### B', ['h2', 'h3']],
  ['#### A\n# B', ['h2', 'h2']],
  ['# A\n## B\n### C\n#### D\n##### E\n###### F', ['h2', 'h3', 'h4', 'h5', 'h6', 'h6']],
])('headings of %j are %j', (text, levels) => {
  expect([...renderMarkdown(text).matchAll(/<(h\d)>/g)].map(([, level]) => level)).toEqual(levels);
});

test('an address keeps its lines, a mail is a link, and links elsewhere say so to search engines', () => {
  expect(renderMarkdown('Ada\nStreet 1')).toBe('<p>Ada<br>\nStreet 1</p>\n');
  expect(renderMarkdown('us@site.example')).toBe(
    '<p><a href="mailto:us@site.example" rel="nofollow noopener">us@site.example</a></p>\n',
  );
  expect(renderMarkdown('[a](https://a.example) [b](/privacy)')).toBe(
    '<p><a href="https://a.example" rel="nofollow noopener">a</a> <a href="/privacy">b</a></p>\n',
  );
  expect(renderMarkdown('Name of [the person]')).toBe('<p>Name of [the person]</p>\n');
});
