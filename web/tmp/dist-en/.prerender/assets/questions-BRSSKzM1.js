// contract/src/texts/en/questions.ts
/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
var questions = {
  'weekend-shape': {
    question: 'A free weekend is best',
    answers: ['planned ahead', 'left open', 'half and half'],
  },
  'early-late': {
    question: 'I am at my best',
    answers: ['in the morning', 'in the afternoon', 'late at night'],
  },
  'home-out': {
    question: 'On a Friday night I would rather',
    answers: ['go out', 'stay in', 'depends on the week'],
  },
  tidy: {
    question: 'My home is',
    answers: ['always tidy', 'tidy enough', 'happily chaotic'],
  },
  cooking: {
    question: 'In the kitchen I am',
    answers: ['a keen cook', 'good for a few dishes', 'better at ordering in'],
  },
  meat: {
    question: 'I eat',
    answers: ['everything', 'fish but no meat', 'vegetarian', 'vegan'],
  },
  alcohol: {
    question: 'I drink alcohol',
    answers: ['not at all', 'now and then', 'most weekends', 'most days'],
  },
  smoking: {
    question: 'I smoke',
    answers: ['never', 'only in company', 'regularly'],
  },
  sport: {
    question: 'I do sport',
    answers: ['hardly ever', 'once a week', 'several times a week', 'almost daily'],
  },
  pets: {
    question: 'Living with animals is',
    answers: ['a must', 'nice', 'fine if they are yours', 'not for me'],
  },
  'allergic-cats': {
    question: 'Cats are',
    answers: ['wonderful', 'fine at a distance', 'not possible for me'],
  },
  'children-want': {
    question: 'I would like children',
    answers: ['yes, some day', 'no', 'I have some and am content', 'I do not know yet'],
  },
  'children-partner': {
    question: 'A partner who has children already',
    answers: ['would be welcome', 'would take getting used to', 'would be too much for me'],
  },
  marriage: {
    question: 'Marriage is',
    answers: ['something I hope for', 'one way among others', 'not for me'],
  },
  'living-together': {
    question: 'I would move in together',
    answers: ['within a year', 'after some years', 'preferably never'],
  },
  'looking-for': {
    question: 'What I hope to find here is',
    answers: [
      'a lasting relationship',
      'something to let grow',
      'something light',
      'I do not know yet',
    ],
  },
  exclusive: {
    question: 'Being with one person only is',
    answers: ['essential to me', 'what I prefer', 'not what I look for'],
  },
  'text-often': {
    question: 'While getting to know someone I like to write',
    answers: ['all day', 'once or twice a day', 'only to arrange things'],
  },
  'first-meeting': {
    question: 'I would like to meet',
    answers: ['within days', 'after a week or two', 'once we know each other well'],
  },
  'first-meeting-where': {
    question: 'A first meeting is best',
    answers: ['over coffee', 'over a drink', 'on a walk', 'doing something together'],
  },
  'who-pays': {
    question: 'On a first date',
    answers: ['each pays their own', 'the one who invited pays', 'one pays now, the other next'],
  },
  argue: {
    question: 'When we disagree I want to',
    answers: ['talk right away', 'sleep on it first', 'let it pass'],
  },
  sorry: {
    question: 'After an argument I say sorry',
    answers: ['easily', 'when I see that I was wrong', 'with difficulty'],
  },
  jealous: {
    question: 'I get jealous',
    answers: ['hardly ever', 'sometimes', 'easily'],
  },
  'alone-time': {
    question: 'Time to myself I need',
    answers: ['every day', 'every week', 'rarely'],
  },
  'friends-ex': {
    question: 'Staying friends with a former partner is',
    answers: ['fine', 'fine after some time', 'not a good idea'],
  },
  affection: {
    question: 'Affection in public is',
    answers: ['lovely', 'fine within reason', 'not for me'],
  },
  'love-said': {
    question: 'I say what I feel',
    answers: ['freely', 'when the moment is right', 'more by what I do'],
  },
  surprise: {
    question: 'Surprises are',
    answers: ['a joy', 'fine in small doses', 'best avoided'],
  },
  birthdays: {
    question: 'My birthday is',
    answers: ['a reason to celebrate', 'for a few people', 'a day like any other'],
  },
  'money-save': {
    question: 'With money I am',
    answers: ['careful', 'balanced', 'generous to a fault'],
  },
  'money-share': {
    question: 'A couple’s money should be',
    answers: ['shared', 'partly shared', 'kept apart'],
  },
  'work-meaning': {
    question: 'My work is',
    answers: ['a calling', 'something I like', 'what pays the rent'],
  },
  'work-hours': {
    question: 'Work may take',
    answers: ['what it needs', 'a fair share', 'as little as possible'],
  },
  ambition: {
    question: 'In ten years I would like to',
    answers: ['have come far', 'live much as now', 'be doing something else entirely'],
  },
  'move-for-love': {
    question: 'For love I would move',
    answers: ['to another country', 'to another town', 'nowhere'],
  },
  'travel-how': {
    question: 'I travel best',
    answers: ['with a plan', 'with a rough idea', 'without any'],
  },
  'travel-where': {
    question: 'A perfect vacation is',
    answers: ['in the mountains', 'by the sea', 'in a city', 'at home'],
  },
  camping: {
    question: 'Sleeping in a tent is',
    answers: ['freedom', 'fine for one night', 'out of the question'],
  },
  'city-country': {
    question: 'I would like to live',
    answers: ['in a big city', 'in a small town', 'in the country'],
  },
  nature: {
    question: 'I need to be outdoors',
    answers: ['daily', 'weekly', 'now and then'],
  },
  religion: {
    question: 'Faith is',
    answers: ['at the center of my life', 'a quiet part of it', 'not part of it'],
  },
  'religion-partner': {
    question: 'A partner who believes otherwise',
    answers: ['is no matter', 'is fine if we respect it', 'would be hard'],
  },
  spiritual: {
    question: 'Horoscopes are',
    answers: ['telling', 'fun', 'nonsense'],
  },
  politics: {
    question: 'Politics is',
    answers: ['something I act on', 'something I follow', 'something I avoid'],
  },
  'politics-differ': {
    question: 'Being together with different political views',
    answers: ['works', 'works within limits', 'does not work for me'],
  },
  climate: {
    question: 'For the climate I change my habits',
    answers: ['a lot', 'a little', 'hardly'],
  },
  news: {
    question: 'I follow the news',
    answers: ['all day', 'once a day', 'as little as I can'],
  },
  phone: {
    question: 'At the table phones are',
    answers: ['put away', 'fine face down', 'no problem'],
  },
  'social-media': {
    question: 'My life online is',
    answers: ['public', 'for friends', 'hardly there'],
  },
  reading: {
    question: 'I read books',
    answers: ['all the time', 'on vacation', 'hardly ever'],
  },
  music: {
    question: 'Music at home is',
    answers: ['always on', 'there when I choose it', 'rare'],
  },
  dancing: {
    question: 'When there is dancing I',
    answers: ['am the first', 'join in', 'hold the coats'],
  },
  films: {
    question: 'Films are best',
    answers: ['in a cinema', 'on the sofa', 'skipped for something else'],
  },
  games: {
    question: 'Board games are',
    answers: ['a great evening', 'fine once in a while', 'torture'],
  },
  humour: {
    question: 'My humour is',
    answers: ['dry', 'silly', 'warm', 'dark'],
  },
  teasing: {
    question: 'Teasing each other is',
    answers: ['how I show affection', 'fine if gentle', 'not for me'],
  },
  punctual: {
    question: 'I am',
    answers: ['early', 'on time', 'on my way'],
  },
  decisions: {
    question: 'I decide',
    answers: ['quickly', 'after thinking it over', 'after asking everyone'],
  },
  risk: {
    question: 'I take risks',
    answers: ['gladly', 'when they are worth it', 'unwillingly'],
  },
  lies: {
    question: 'A small lie to spare feelings is',
    answers: ['kind', 'sometimes right', 'still a lie'],
  },
  'family-close': {
    question: 'I talk to my family',
    answers: ['daily', 'weekly', 'on holidays', 'hardly'],
  },
  'family-meet': {
    question: 'A partner meets my family',
    answers: ['soon', 'when it is serious', 'as late as possible'],
  },
  strangers: {
    question: 'In a room of strangers I',
    answers: ['talk to everyone', 'find one person to talk to', 'look for the door'],
  },
  learning: {
    question: 'I learn new things',
    answers: ['all the time', 'when I need to', 'only when I must'],
  },
  'sleep-cool': {
    question: 'The window at night is',
    answers: ['open', 'a little open', 'shut'],
  },
  'share-bed': {
    question: 'Sleeping in one bed every night is',
    answers: ['lovely', 'fine with two blankets', 'overrated'],
  },
  'second-chance': {
    question: 'Someone who let me down gets',
    answers: ['a second chance', 'one when they ask for it', 'none'],
  },
  'health-care': {
    question: 'When I am ill I want to be',
    answers: ['looked after', 'checked on', 'left alone'],
  },
  festivals: {
    question: 'Crowds at a festival are',
    answers: ['half of the fun', 'bearable', 'a nightmare'],
  },
  gifts: {
    question: 'The best gift is',
    answers: ['time together', 'something made', 'something wished for'],
  },
  apart: {
    question: 'Being apart for some weeks is',
    answers: ['easy', 'hard but fine', 'too long'],
  },
};
export { questions as t };
