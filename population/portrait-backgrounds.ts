/** The background of a portrait, 800 by 1000: the two colours of the sky, and SVG shapes. */
interface Background {
  readonly sky: readonly [string, string];
  readonly shapes: string;
}

const sun = (x: number, y: number, r: number, colour = '#ffe9c2') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" opacity=".8"/>`;

const hills = (back: string, front: string) =>
  `<path d="M0 610c160-70 300-60 430-10s240 40 370-30v430H0z" fill="${back}" opacity=".6"/>` +
  `<path d="M0 720c200-60 420 10 560-20s180-60 240-70v370H0z" fill="${front}" opacity=".65"/>`;

const sea = (water: string) =>
  `<rect y="520" width="800" height="480" fill="${water}" opacity=".8"/>` +
  '<g stroke="#fff3df" stroke-width="9" stroke-linecap="round" opacity=".5">' +
  '<path d="M60 580h230M370 610h120M600 570h150M40 670h90M560 690h200"/></g>';

const peaks = (back: string, front: string) =>
  `<path d="M0 560 170 300l110 150 130-230 190 300 90-120 110 160v480H0z" fill="${back}" opacity=".55"/>` +
  '<path d="m410 220 62 98-40 22-30-26-44 28z" fill="#fff8ec" opacity=".8"/>' +
  `<path d="M0 700 210 500l220 190 170-140 200 170v280H0z" fill="${front}" opacity=".65"/>`;

const skyline = (back: string, front: string) =>
  `<path d="M0 470h90v-90h110v130h60V300h100v180h70v-60h90v-140h90v200h60v-90h130v650H0z" fill="${back}" opacity=".5"/>` +
  `<path d="M0 620h130v-70h90v110h150v-90h110v60h140V520h90v90h90v390H0z" fill="${front}" opacity=".6"/>` +
  '<g fill="#fff0c9" opacity=".75"><path d="M120 410h20v24h-20zM290 340h20v24h-20zM290 400h20v24h-20zM550 330h20v24h-20zM590 330h20v24h-20zM550 390h20v24h-20zM700 450h20v24h-20zM740 450h20v24h-20z"/></g>';

const panes = (glass: string, plant: string) =>
  `<g fill="${glass}" opacity=".55"><path d="M90 90h240v300H90zM356 90h240v300H356zM90 416h240v300H90zM356 416h240v300H356z"/></g>` +
  `<g fill="${plant}" opacity=".7"><path d="M690 1000c-10-180-50-270-110-330 90 20 130 90 140 170-10-130 10-220 70-280 0 110-30 160-50 260 20-50 40-70 60-80v260z"/></g>`;

const trees = (back: string, front: string) =>
  `<g fill="${back}" opacity=".55"><circle cx="90" cy="420" r="170"/><circle cx="330" cy="330" r="150"/><circle cx="560" cy="400" r="180"/><circle cx="760" cy="320" r="150"/></g>` +
  `<g fill="${front}" opacity=".6"><path d="M70 540h36v460H70zM318 440h30v560h-30zM548 520h36v480h-36zM742 430h32v570h-32z"/><path d="M0 780c200-50 500-50 800 0v220H0z"/></g>`;

const night = (ground: string) =>
  '<g fill="#fff6dd"><circle cx="620" cy="200" r="78" opacity=".9"/><circle cx="110" cy="140" r="5"/><circle cx="230" cy="260" r="4"/><circle cx="330" cy="110" r="5"/><circle cx="460" cy="210" r="4"/><circle cx="80" cy="360" r="4"/><circle cx="730" cy="380" r="5"/><circle cx="410" cy="70" r="3"/><circle cx="170" cy="70" r="3"/><circle cx="700" cy="90" r="3"/></g>' +
  `<path d="M0 690c220-80 520-80 800-10v320H0z" fill="${ground}" opacity=".8"/>`;

const awning = (stripe: string, wall: string) =>
  `<rect y="300" width="800" height="700" fill="${wall}" opacity=".45"/>` +
  `<g fill="${stripe}" opacity=".85"><path d="M0 120h100v190c-30 40-70 40-100 0zM200 120h100v190c-30 40-70 40-100 0zM400 120h100v190c-30 40-70 40-100 0zM600 120h100v190c-30 40-70 40-100 0z"/></g>` +
  '<g fill="#fff6e6" opacity=".85"><path d="M100 120h100v190c-30 40-70 40-100 0zM300 120h100v190c-30 40-70 40-100 0zM500 120h100v190c-30 40-70 40-100 0zM700 120h100v190c-30 40-70 40-100 0z"/></g>';

const shelves = (wood: string, a: string, b: string) =>
  `<g fill="${wood}" opacity=".6"><path d="M0 300h800v26H0zM0 580h800v26H0zM0 860h800v26H0z"/></g>` +
  `<g fill="${a}" opacity=".7"><path d="M40 110h44v190H40zM150 90h60v210h-60zM470 120h50v180h-50zM640 100h40v200h-40zM60 400h52v180H60zM560 390h46v190h-46zM700 410h60v170h-60z"/></g>` +
  `<g fill="${b}" opacity=".7"><path d="M92 140h48v160H92zM218 130h40v170h-40zM530 90h54v210h-54zM690 150h64v150h-64zM120 430h40v150h-40zM614 420h54v160h-54z"/></g>`;

const lamps = (warm: string) =>
  `<g stroke="#4a2a2a" stroke-width="5" opacity=".5"><path d="M140 0v170M420 0v90M690 0v220"/></g>` +
  `<g fill="${warm}"><circle cx="140" cy="220" r="52" opacity=".9"/><circle cx="420" cy="138" r="46" opacity=".9"/><circle cx="690" cy="272" r="54" opacity=".9"/><circle cx="140" cy="220" r="120" opacity=".25"/><circle cx="420" cy="138" r="110" opacity=".25"/><circle cx="690" cy="272" r="126" opacity=".25"/></g>` +
  '<path d="M0 760h800v240H0z" fill="#5a2f2a" opacity=".35"/>';

const arches = (stone: string, light: string) =>
  `<rect width="800" height="1000" fill="${stone}" opacity=".35"/>` +
  `<g fill="${light}" opacity=".7"><path d="M60 1000V420c0-130 220-130 220 0v580zM330 1000V360c0-150 240-150 240 0v640zM620 1000V420c0-130 220-130 220 0v580z"/></g>`;

const halo = (ring: string) =>
  `<circle cx="400" cy="470" r="360" fill="${ring}" opacity=".6"/><circle cx="400" cy="470" r="270" fill="#fff6ea" opacity=".35"/>`;

export const backgrounds: readonly Background[] = [
  { sky: ['#ffcf8f', '#f08a72'], shapes: sun(610, 270, 150) + hills('#d9566b', '#9e3a5a') },
  {
    sky: ['#e9eccf', '#c9d7a6'],
    shapes: sun(180, 240, 110, '#fffbe2') + hills('#7fa06a', '#4f7a58'),
  },
  { sky: ['#f9e2c4', '#f5b79a'], shapes: sun(190, 330, 120, '#fff0d0') + sea('#e58e7d') },
  { sky: ['#dcecf0', '#a9cfd8'], shapes: sun(640, 220, 100, '#fffaf0') + sea('#4f93a3') },
  { sky: ['#f3e3d3', '#e0bfa6'], shapes: panes('#fff3d9', '#6f8a62') },
  { sky: ['#e4e6ee', '#bcc3d8'], shapes: panes('#fdfcf6', '#5d7f77') },
  { sky: ['#fbd9a8', '#f3a683'], shapes: sun(600, 250, 120) + skyline('#a85c63', '#7a3f57') },
  { sky: ['#d5dcef', '#9fb0d6'], shapes: skyline('#6f7fae', '#4b5a8a') },
  { sky: ['#f6e8d8', '#efc6a8'], shapes: sun(640, 200, 90) + peaks('#9a86a6', '#6d5f86') },
  { sky: ['#dff0ee', '#b4dad8'], shapes: peaks('#6fa3ab', '#3f7580') },
  { sky: ['#f2efd2', '#dfd49a'], shapes: trees('#93a85c', '#5f6f3c') },
  { sky: ['#fbe3bd', '#f2b46e'], shapes: trees('#d9793f', '#8d4630') },
  { sky: ['#3d3f6b', '#7a5a86'], shapes: night('#2c2a4f') },
  { sky: ['#27485c', '#4d7f8c'], shapes: night('#1d3443') },
  { sky: ['#fdf0da', '#f6d6a8'], shapes: awning('#d2584f', '#e7b48d') },
  { sky: ['#eaf1e4', '#cfe0c6'], shapes: awning('#4f8a6d', '#a8c7a0') },
  { sky: ['#f0dfcb', '#dcb893'], shapes: shelves('#8a5a3c', '#a8463f', '#3f6f78') },
  { sky: ['#e6ddd8', '#c9b3a8'], shapes: shelves('#6b4a3c', '#c58a3c', '#5d6f9a') },
  { sky: ['#8a4a44', '#c9765a'], shapes: lamps('#ffd98f') },
  { sky: ['#f7d9a0', '#e79a5b'], shapes: sun(610, 270, 150) + hills('#b5663f', '#7d3f36') },
  { sky: ['#f4e6d6', '#e9c9a6'], shapes: arches('#c98f66', '#fff3dd') },
  { sky: ['#f8dcd6', '#eeb0a8'], shapes: halo('#e98a86') },
  { sky: ['#e3ebdb', '#c3d4b4'], shapes: halo('#9dbb8c') },
  { sky: ['#f9ecc9', '#f0d18a'], shapes: halo('#eeb65a') },
];
