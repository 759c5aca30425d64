import { lines } from '../phrase-templates.ts';

/** Sentences about being outdoors. */
export const outdoorLines = {
  hiking: lines(`I walk long distances for short views and a good sandwich.
    Most weekends I’m on a train out of town with boots on.
    Half of my camera roll is paths.
    I plan my year around one long hike and complain about my knees for the rest of it.
    Happiest above the tree line with a flask of tea.`),
  camping: lines(`I own one very good tent and will talk about it.
    I sleep better in a field than in my own bed.
    Coffee tastes better off a camping stove, and I have witnesses.
    Every summer I go somewhere without signal for a week.`),
  climbing: lines(`Climbing wall on {day}s, real rock when it’s dry.
    I came to climbing late and now have opinions about shoes.
    I trust knots more than most people, but I’m working on it.
    My hands are always a bit chalky. Sorry in advance.`),
  cycling: lines(`I cycle everywhere, slowly, with a basket.
    Up early on Sundays to ride to a bakery further away than it needs to be.
    I once cycled to the coast and back in a weekend and still bring it up at dinners.
    Three bikes, one bedroom. It’s fine.`),
  gardening: lines(`I’m on a first-name basis with my tomatoes.
    I got an allotment after a four-year wait and I’m not leaving.
    My balcony is two metres long and holds thirty-one pots.
    I talk to my beans. They’re doing well.`),
  birdwatching: lines(`Yes, birds. It crept up on me and now I own the binoculars.
    I stop mid-sentence for a kingfisher.
    I keep a list of every bird I’ve seen from the kitchen window. It’s longer than you think.
    Up at five in May for the dawn chorus, otherwise not a morning person.`),
  sailing: lines(`I learned to sail at {number}, badly, and never stopped.
    I share a small old boat with two friends and a lot of varnish.
    Give me wind and nothing to do for a weekend.
    I can tie eleven knots and use four.`),
  surfing: lines(`Mediocre surfer, excellent at sitting on the board waiting.
    I check the swell before I check my messages.
    Wetsuit always drying somewhere in the flat.
    I moved my whole working week around the tide. No regrets.`),
  'wild-swimming': lines(`In the water all year round, shrieking quietly.
    Cold lakes first, hot breakfast after.
    I know every place to swim within an hour of here.
    I joined a group of swimmers twice my age and they are the best company I have.`),
  skiing: lines(`I save all year for one week on skis.
    I learned on a hill with a rope tow and still ski like it.
    Cross-country over downhill: same snow, fewer queues.
    First lift up, last one to leave the hut.`),
  kayaking: lines(`There’s a kayak in my hallway. It’s a narrow hallway.
    Best way to see a city is from its river, at the speed of ducks.
    I’ve capsized in {number} countries.
    I paddle on {day} evenings and come home smelling of canal.`),
  foraging: lines(`I know where the wild garlic is and might tell you on the third date.
    I pick mushrooms with someone who knows what they’re doing.
    Every September my kitchen is full of elderberries.
    I read woods like menus.`),
} as const;

/** Sentences about sport and exercise. */
export const movingLines = {
  running: lines(`Slow runner, fast talker.
    I run by the river before work, mostly to have earned breakfast.
    I did one marathon and that was plenty; ten kilometres makes me happy.
    Saturday parkrun, then eggs.`),
  yoga: lines(`Yoga twice a week, the kind where you’re allowed to fall over.
    I got into yoga for my back and stayed for the nap at the end.
    I roll out the mat every morning. The cat joins in.
    I teach a class on {day}s, so I know how to breathe, theoretically.`),
  gym: lines(`Gym at six, because then it’s done.
    I lift heavy things and then I need help with jars anyway.
    I go to the gym mainly for the podcast time.
    Deadlifts and doughnuts, in that order.`),
  swimming: lines(`Forty lengths and the day makes sense.
    I grew up in a pool and still think in lanes.
    Outdoor pool from May to October, whatever the weather says.
    I swim on my lunch break and go back to work smelling of chlorine.`),
  football: lines(`Five-a-side on {day}s. I’m the one shouting encouragement and not running.
    I support a club that breaks my heart professionally.
    I coach an under-tens team; we lost nine–nil and they were delighted.
    Left back, slow, reads the game well. That’s what I say.`),
  tennis: lines(`Looking for a tennis partner at the very least.
    My backhand is good and my serve is a rumour.
    I play on public courts and lose to pensioners.
    Two sets, then a {drink}.`),
  basketball: lines(`Pick-up basketball until my knees send me home.
    Point guard energy: I’ll organise the group holiday.
    I still have the shooting form from school and none of the stamina.
    There’s a court behind my house and I’m on it most evenings.`),
  'martial-arts': lines(`Judo since I was nine. I fall very well.
    I started boxing for fitness and found the kindest people I know.
    Brown belt, soft heart.
    Aikido on {day}s; I promise not to demonstrate.`),
  dancing: lines(`I dance salsa like someone who learned it from the internet, which I did.
    Swing dancing on {day}s. Beginners are welcome; I still am one.
    I’ll be the first on the floor at any wedding.
    I took up tango last year and it’s humbling.`),
  'horse-riding': lines(`I ride an elderly horse who is in charge.
    Weekends are for the stable; I’ll smell of hay and be in a good mood.
    I learned to ride before I learned to read.
    There’s always a hoof pick in my coat pocket.`),
  cricket: lines(`I’ll happily watch five days of cricket and call it a draw.
    Number eleven batter, number one at the tea table.
    I play on Sundays for a village team that has never been promoted.
    I can explain the rules. Bring {number} biscuits and a spoon.`),
  skating: lines(`Roller skates, kneepads, no shame.
    I skate along the water on warm evenings.
    I learned to skate as a grown-up. It’s mostly about getting up.
    Ice in winter, wheels in summer.`),
} as const;
