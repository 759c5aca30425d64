import { lines } from '../phrase-templates.ts';

/** Sentences about art and making things. */
export const artLines = {
  cinema: lines(`I like {film}, ideally in an almost empty cinema.
    I stay for the credits. It’s non-negotiable.
    {day} is cinema night, whatever is on.
    I have a card that lets me see everything, so I see everything.`),
  theatre: lines(`I sit in the cheap seats at the theatre and get out of breath on the stairs.
    I do amateur dramatics. Last year I was a very moving tree.
    I love a play with four people and a table.
    I’ve walked out once and regret not doing it twice.`),
  museums: lines(`I go to a museum for one painting and the café.
    Rainy day plan: the museum nobody visits.
    I read all the little signs. I’ll be ages.
    I’m a member of {number} museums and use it.`),
  photography: lines(`I take pictures of strangers’ dogs.
    I photograph the city before it wakes up.
    I’ll take a good picture of you and a terrible one of me.
    I print my photographs, like it’s 1994.`),
  'film-photos': lines(`I shoot on film, so I’ll know in two weeks whether the date looked good.
    My grandfather’s camera goes everywhere with me.
    Thirty-six pictures a month is enough.
    I develop film in the bathroom. Knock first.`),
  drawing: lines(`I draw people on trains, kindly.
    There’s always a sketchbook in my bag and ink on my hands.
    Life drawing on {day}s. It’s less awkward than dating.
    I can only draw hands and houses.`),
  painting: lines(`I paint small landscapes and give them away.
    I rent a corner of a cold studio and love it.
    Watercolours on holiday instead of photos. They’re not good, but I remember everything.
    There is paint on most of my clothes. Take it as a sign.`),
  pottery: lines(`I make bowls. Everyone I love has too many bowls.
    Pottery taught me to shrug.
    My mugs lean a bit to the left, like me.
    Wheel-throwing on {day}s; I’m the one covered in clay.`),
  architecture: lines(`I look up when I walk and apologise to lamp posts.
    I have strong feelings about windows.
    I’ll take a detour for a staircase.
    Concrete can be warm. Give me one walk to prove it.`),
  'stand-up': lines(`I did stand-up once. Once.
    I go to open-mic nights and laugh generously.
    I’ll always prefer a bad comedian in a small room to a good one on a screen.
    I write jokes on receipts and lose them.`),
  writing: lines(`I’m on the fourth draft of a novel and the first draft of this profile.
    I write letters. On paper. With stamps.
    I keep a diary and you’d come off well in it.
    I write at the kitchen table from six to seven, before the world wants anything.`),
  poetry: lines(`I carry one poem in my wallet and change it every month.
    I like poems that you can read to someone in a queue.
    I go to readings and sit at the back.
    I know about forty poems by heart, mostly short ones.`),
} as const;

/** Sentences about being at home. */
export const homeLines = {
  reading: lines(`I’m usually halfway through {book}.
    I read on the tram and miss my stop about once a week.
    Currently: {book}. Recommendations are the quickest way to my heart.
    I lend books and remember to whom.`),
  'board-games': lines(`I own too many board games and I’ll teach you the short one first.
    I lose gracefully at everything but Scrabble.
    Games night on {day}s at mine; bring a snack and a grudge.
    I read the rules so that you don’t have to.`),
  'video-games': lines(`I play games with good stories and cry at them.
    I’ll happily watch you play and give bad advice.
    I finished a farm game with a spreadsheet. We all unwind somehow.
    Couch co-op is a love language.`),
  chess: lines(`I play chess in the park and lose to a man called Victor.
    Mediocre at chess, great at rematches.
    I fell in love with chess at {number} years old and never got good.
    I’ll play you blindfold if you promise not to win.`),
  puzzles: lines(`There’s a half-finished jigsaw on my table. There always is.
    I do the crossword in pen.
    I like things that fit together in the end.
    Escape rooms: I’m the one who finds the key and then loses it.`),
  knitting: lines(`I knit in the cinema. Nobody minds so far.
    You will, eventually, get a jumper.
    I’m knitting a blanket that started as a scarf.
    My {relative} taught me to knit and we talk more since.`),
  woodworking: lines(`I build tables. My own has wobbled for {number} years.
    I rent a bench in a workshop and come home with sawdust in my hair.
    I’d rather make a shelf than buy one, which is why I have no shelf.
    I fix chairs I find on the street.`),
  plants: lines(`I’ve kept {plant} alive for {number} years.
    My flat is mostly leaves.
    I propagate things and give you the babies.
    Slightly too proud of {plant}.`),
  podcasts: lines(`I walk around the block again to hear the end of an episode.
    I’ll start a lot of sentences with ‘I heard this thing’.
    I make a podcast with my {relative}; we have forty listeners and know most of them.
    I fall asleep to people calmly explaining the Bronze Age.`),
  dogs: lines(`I share a sofa with {pet}.
    I know the dogs of my street by name, not the owners.
    I foster dogs until they find their people.
    If you have a dog, please bring it.`),
  cats: lines(`I live with {pet}.
    The cat approves of very few people. No pressure.
    I work from home under close supervision by a cat.
    A purring cat is my entire evening plan.`),
  series: lines(`I rewatch the same three series when it rains.
    I don’t watch ahead. Trust is everything.
    I’ll pretend that I’m watching it for the first time.
    One episode, then three.`),
} as const;

/** Sentences about travel and the world. */
export const worldLines = {
  travel: lines(`I’ve just come back from {trip} and I’m already looking at maps.
    One backpack, no plan, back on {day}.
    I want to see {trip} next and I’m good company on long buses.
    I collect supermarkets: wherever I go, that’s the first stop.`),
  'road-trips': lines(`I’m a good driver and a better co-driver.
    I have an old van that starts on the second try.
    Long drives, {song}, windows down.
    I’ll always take the smaller road.`),
  'train-journeys': lines(`I don’t fly much, so I’ve become very good at timetables.
    Window seat, thermos, eleven hours: perfect day.
    I once took trains to the other end of the continent.
    Night trains are the most romantic thing we still have.`),
  languages: lines(`I’m learning {language}, three words forward and two back.
    I speak three languages, two of them politely.
    I dream in the wrong language.
    Teach me one word in yours.`),
  volunteering: lines(`I cook at a community kitchen on {day}s.
    I help out at the animal shelter, mostly with the difficult ones.
    I teach reading to grown-ups once a week. Best hour I have.
    I repair things for strangers at the repair café.`),
  history: lines(`I’ll tell you what used to stand here.
    I volunteer as a guide in an old house, dressed accordingly.
    I fall into history books and come out three days later.
    I find old letters at flea markets and look for the families.`),
  astronomy: lines(`I drive out of town for dark skies.
    I have a telescope and a very warm coat.
    I can find you Saturn.
    I set an alarm for eclipses and nothing else.`),
  science: lines(`I get excited about moss.
    I read papers outside of my field for fun.
    I’ll explain why the sky is blue, unless you stop me.
    I ask ‘but how do they know?’ about most things.`),
  programming: lines(`I build small useless websites and adore them.
    I write software and touch grass, in that order.
    I automated my lights and now I can’t turn them on.
    I’ll fix your printer, but it will change how you see me.`),
  'flea-markets': lines(`I’m at the flea market at eight with a torch.
    Most of what I own had an owner before me.
    I collect other people’s postcards.
    I can haggle in three languages and overpay in all of them.`),
  'pub-quizzes': lines(`I’m the one who knows the capitals.
    Our quiz team has come second {number} times in a row.
    Useful at quizzes: rivers, one-hit wonders, cheese.
    {day}s are quiz night and we need a fourth.`),
  meditation: lines(`I sit still for twenty minutes a day and it shows, a bit.
    I spent ten days in silence and talked for a week afterwards.
    Calm before nine, normal after.
    I meditate, badly, which I’m told is the point.`),
} as const;
