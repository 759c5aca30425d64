import { lines } from '../phrase-templates.ts';

/** Sentences about food and drink. */
export const foodLines = {
  cooking: lines(`I cook when I’m happy and I cook when I’m not, so there’s always {dish}.
    I can’t cook for one. There will be leftovers and you may take them.
    My kitchen is small and I make {dish} in it for ten.
    Ask me about {dish}. Actually, come and try it.`),
  baking: lines(`I bake {cake} when I can’t sleep. My neighbours have noticed.
    The office knows me as the one with {cake}.
    I have a sourdough starter older than my last phone.
    I once entered {cake} in a village show and came third of three.`),
  coffee: lines(`I’ll cross the city for a good {drink}.
    I weigh my coffee. I know.
    Nothing I say before the first coffee counts.
    I know the best quiet café in town and I’m willing to share it.`),
  wine: lines(`I like wine, mostly the cheap ones with a story.
    I did a wine course and learned to say ‘interesting’.
    I work harvest for one week every September, for fun.
    A bottle of something cold, bread, and a long evening outside.`),
  'craft-beer': lines(`I brew beer in the bathroom. One batch in three is good.
    I’ll try the strange beer so that you don’t have to.
    I’m a regular somewhere small with eight taps and no music.
    I plan city trips around breweries and pretend it’s the museums.`),
  tea: lines(`I have a drawer of tea and no more room in the drawer.
    Tea first, then we can talk about it.
    My idea of going out is a {drink} and a window seat.
    I drink tea the way my {relative} does: strong, and all day.`),
  'street-food': lines(`I travel for the food stalls and find out about the sights later.
    If there’s a queue of locals, I’m in it.
    I’ve eaten something on a stick in {number} countries.
    Night markets are my favourite kind of place.`),
  'vegan-food': lines(`I’ve been vegan for {number} years and I won’t mention it again.
    I make a vegan lasagne that has fooled two Italians.
    Plants on the plate, and yes, I get enough protein.
    I know every place in town with a good meatless menu.`),
  'farmers-markets': lines(`Saturday starts at the market, with a bag that is always too small.
    I buy vegetables I can’t name and work it out at home.
    The cheese man at the market knows about my life.
    Market before nine, too many tomatoes.`),
  barbecue: lines(`I’ll stand by a grill in any weather.
    Slow ribs, fast conversation.
    I take charge of the barbecue and then ask everybody if it’s done.
    Summer means coals, corn and whoever turns up.`),
} as const;

/** Sentences about music. */
export const musicLines = {
  'live-music':
    lines(`I go to small gigs alone and never leave alone, because I talk to the people at the bar.
    I keep every ticket stub in a shoebox.
    Best evenings: a band I’ve never heard of in a room for two hundred.
    Front left, near the speaker, with earplugs like an adult.`),
  vinyl: lines(`I buy records faster than shelves.
    Sunday mornings are for {song} on the record player.
    I’ll judge your record collection kindly.
    I found a first pressing for two coins once and have been chasing that feeling since.`),
  guitar: lines(`I play guitar well enough for a campfire and not well enough for a stage.
    There’s a guitar in every room and one song I really know.
    I’m in a covers band with three teachers and a dentist.
    I’ve been learning the same fingerpicking piece for two years.`),
  piano: lines(`I have an out-of-tune piano and forgiving neighbours.
    Piano lessons at my age: recommended.
    I play in the evening with the lid down, out of courtesy.
    If there’s a piano in the station, I’ll miss my train.`),
  choir: lines(`I sing alto in a choir where nobody can read music.
    Choir on {day}s, pub after, in that order of importance.
    I sing while cooking, cycling and waiting for lifts.
    We sang in a cathedral last winter and I’m still a bit changed.`),
  jazz: lines(`There’s a basement with jazz on {day}s and I know the doorman.
    I like jazz, but I won’t explain it to you.
    I play the saxophone to the annoyance of one pigeon.
    Late sets, small tables, nobody in a hurry.`),
  'electronic-music': lines(`I’ll dance until the lights come on and then find breakfast.
    I make music on a laptop that nobody has heard yet.
    Techno on Saturday, soup on Sunday.
    I collect synthesisers and cables, mainly cables.`),
  'classical-music': lines(`I buy the cheap seats and lean forward.
    I played viola in a youth orchestra, which explains a lot about my patience.
    The slow movements, please.
    I cry at concerts, discreetly.`),
  'hip-hop': lines(`Raised on my {relative}’s hip-hop tapes.
    I know every word of one album from 1996.
    I DJ at friends’ weddings. Fees negotiable in cake.
    I’ll rap in the car. Only in the car.`),
  festivals: lines(`One muddy festival a year keeps me young.
    I’m the friend with the spare poncho and the map.
    I volunteer at festivals: free ticket, good stories.
    I prefer the tiny stage at the edge at four in the afternoon.`),
  karaoke: lines(`My karaoke song is a duet, which is why I’m here.
    I can’t sing, and that has never come up as a problem.
    I’ll do the slow one nobody dares to.
    Ask me about the night we closed a karaoke bar in {trip}.`),
} as const;
