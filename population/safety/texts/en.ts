import { lines } from '../../texts/phrase-templates.ts';
import type { SafetyTexts } from '../person.ts';

/** What is between angle brackets, people who do harm often disguise. */
export const en: SafetyTexts = {
  names: lines(`Amy
    Brian
    Chloe
    Daniel
    Ella
    Frank
    Grace
    Harry
    Isla
    Jack
    Kate
    Liam`),
  countries: ['GB', 'US', 'IE', 'CA'],
  bios: lines(`Tea first, then everything else. Looking for someone to walk slowly with.
    {job} by day, terrible guitarist by night.
    I like {thing} and people who laugh at their own jokes.
    New in {town}, still looking for a decent bakery.`),
  badBios: lines(`Just ask 😉
    Honest, caring and God fearing. Age is only a number.
    Here for a good time
    I like {thing}. Write to me.`),
  lines: {
    'link-spam': lines(`hey {sweet}, i'm not here often. see my <private> pics on <{site} dot com>
      {hello} my <profile> here is almost empty, look for {handle} on <{site}> and we talk there
      I made a video for you {sweet} 😘 <{site} . c o m> / {handle}, it is <free>
      want to see more of me? google <{site}> and search {handle}, <sign up> is <free>
      {hello}! this app is so slow. <{site}(dot)com>, use my <promo code> {handle}
      can you <vote> for me please? I am in a contest on <{site}> com, name {handle}, takes 1 minute
      my <webcam> is on tonight {sweet}, <{site}> , user {handle}
      Hi I earn <400 a day> from home with <{site}>, you can too, ask me how, no joke
      they took down my photos here, all of them are at <{site}> [dot] net <no registration>`),
    escort:
      lines(`{hello} {sweet}, I am in {town} until {day}. <{roses} roses> for one hour, <incall> or <outcall>
      <Available tonight> in {town}. <Full service>, {roses} an hour, <discreet>. Text me <{spoken}>
      I offer <massage> with <happy end>, my place, {roses} {currency}, only <serious gentlemen>
      {hello}! <Donation {roses}> for a <GFE> evening, hotel only, book by <{spoken}>
      New in {town}, visiting. <Rates> are {roses} half hour, <no rush>, <clean> and <discreet>
      I am a <companion>, not looking for a relationship. {roses} {currency} <per hour>. Interested?
      <Sugar> arrangement? I expect an <allowance> of {roses} {currency} a week, meetings in {town}
      looking for <generous> man tonight, {roses} <roses>, <my place>, ask for <menu>`),
    'romance-script':
      lines(`Hello {dear}, your smile touched my heart. I am a {scamjob}, <widowed>, with one {child}. I am looking for an <honest> and sincere {partner}
      Hi {dear}, I am {name2}, {scamjob} on <contract> in {farland}. God brought me to your profile. Can we talk on <{messenger}>?
      Good day {dear}. I hope this meets you well. I am a <God fearing> {scamjob} and I lost my {spouse} {years} years ago, since then it is me and my {child}
      {hello} beautiful soul, I rarely come on here, my <subscription> ends today. Write me on <{messenger}> so that we know each other better {dear}
      My {dear}, distance means nothing when two hearts meet. I work as {scamjob} in {farland} and come back home in {weeks} weeks. What are you really looking for here?
      I am not good with this site {dear}. I prefer <{messenger}>, can I have your number? I am a {scamjob}, <single father>, very <sincere>
      You look so elegant {dear}. I am {scamjob} in the {farland} <mission>, soon to <retire>, and I want to spend my life with the right {partner}
      Good morning {dear}. I teach people how to <trade> with my uncle's <trading> team, last week I earned {money}. But I am here for love. Do you believe in <destiny>?`),
    harasser: lines(`why did you like me if you look like that, {insult}
      {insult}. You think you are better than everyone with those pictures
      answer me {insult}
      send me a pic of your {body} now
      I know girls like you. {insult}, all of you
      what are you wearing? I want to {lewd} you
      so you read this and say nothing. {insult}!
      I would {lewd} you until you cry
      nice {body}, too bad about the face, {insult}`),
    ordinary: lines(`Hi {name2}! I saw that you like {thing}. What got you into it?
      {hello}, your photo at the lake is lovely. Where was that?
      You had me at {food}. Sweet or savory?
      Okay, important question: {thing} or {food} on a rainy Sunday?
      Hello! Fellow {job} here. How long have you done that?
      Your dog has better hair than me. What's the name?
      Hi, I'd love to hear more about {thing}. Fancy a coffee in {town} some time?
      {hello} {name2}, how's your week going?
      hey
      Hi :)
      I laughed at your answer about {food}. Are you free on {day}?
      We both wrote {thing}! That can't be chance. How did you start?`),
    traveler: lines(`{hello}, I'm in {town} until {day} for work. Any tip for {food}?
      Hi! I live in {town} but write from the airport in {farland}. Back on {day}, coffee then?
      Traveling through {farland} this month, the wifi is terrible, so forgive slow answers. I love that you like {thing}
      I'm visiting {town} next week, first time. Would you show me around?
      My work takes me to {farland} a lot. Do you like to travel too?
      Greetings from a night train in {farland} ✨ what does your {day} look like?`),
    poet: lines(`The rain writes letters on my window tonight,\\nand every one of them begins with you.
      r o s e s   are   s l o w ,\\n   and so am I . . .\\ntell me of {thing}
      I would trade all the gold of {town} for one honest {day} evening. Would you?
      O stranger of {food} and {thing},\\nwhat weather lives behind your smile?
      Four hundred roses would not say it, so here is one word: hello. 🌹
      My heart is a small hotel, {name2}; tonight there is a light in one room.
      Destiny is a late bus. {thing} is the bench on which we wait for it.`),
    'pastes-opener':
      lines(`Hi! If you could have dinner with anyone, dead or alive, who would it be and why? I'd choose my grandmother, she made the best {food}.
      Two truths and a lie: I've been to {farland}, I hate {food}, I once won a prize for {thing}. Which is the lie?
      Hey, quick poll: pineapple on pizza, yes or no? Your answer decides everything 😄
      Hello there! I'm better at talking than at texting, so what are you doing on {day}?
      Hi, I read your profile and I think that we'd get on. What's the best thing that happened to you this week?`),
    'learns-language':
      lines(`Hello dear, how are you today? I am new in here and my english is not so good
      Hi {name2} nice to meet you. I am come from {farland}, I live in {town} since two year
      Good day, I like very much your photos. You are having beautiful smile. What you like to do in weekend?
      Hello my friend, I am {job}, I work a lot but I search a serious relation. And you?
      Sorry for my bad english, I am learning. You like also {thing}? me yes, very much
      I am honest man, I not play games. I would like to know you better please`),
    lookalike:
      lines(`Hi, I'm a widower with a grown-up daughter, so this is all new to me. How do you find it here?
      I'm an engineer and sometimes on a rig for {weeks} weeks, just so that you know. I like {thing} too!
      I work at a bank and promise never to talk about investing. {food} is a better subject
      I give massages for a living and no, I don't do free samples 😄 What about you, {job}?
      My last date asked me for my number after two minutes. I'd rather write here for a bit, is that ok?
      Nurse on night shifts, so my good morning is your good night. How was your {day}?
      God, what an ugly day. Stupid rain. Tell me something nice about {town}?
      I hardly come on here, sorry if I answer late! Is {thing} as hard as it looks?
      Vegan, churchgoer, terrible at chess. Honest enough for a first message?
      I sell flowers, so yes, I do know what a dozen roses cost. What do you do?
      I need 15 minutes and 2 cups of tea before I'm a person. How about you?`),
  },
  careful: lines(`{hello} {name2}, how are you?
    Hi, nice pictures. What do you do?
    hello {sweet}, where do you live?
    Good evening, how is your {day}?
    Hey, you seem nice. Do you have time on {day}?`),
  followUps: {
    'link-spam': lines(`did you look? <{site}>, {handle}
      it is <free>, just search {handle} on <{site}>`),
    escort: lines(`so what about tonight? <{roses} roses>
      I have one free hour at nine, <{spoken}>`),
    'romance-script': lines(`{dear} are you there? please add me on <{messenger}>
      I am waiting for your message {dear}, I can't stop looking at your picture`),
  },
  slots: {
    hello: ['hi', 'Hey', 'Hello', 'hiya', 'Good evening'],
    sweet: ['babe', 'honey', 'sweetie', 'baby', 'love', 'handsome'],
    dear: ['my dear', 'dear', 'pretty', 'my love', 'darling', 'sweetheart'],
    site: [
      'hotflirt',
      'camdolls',
      'meetnow24',
      'onlyfanz',
      'privatgirl',
      'datelinkz',
      'xxcams',
      'cashapp365',
    ],
    handle: ['lia_98', 'sexymia22', 'kat.private', 'nina77x', 'bella_vip', 'jay.trades'],
    roses: ['150', '200', '250', '300', '180', '120'],
    currency: ['pounds', 'dollars', 'euros', '€', '£', '$'],
    spoken: [
      'zero seven five, double four, one nine',
      'o7 five3 eight 2two',
      '0 7 7 0 0 nine',
      'my number is in my photo',
    ],
    scamjob: [
      'petroleum engineer',
      'marine engineer',
      'army surgeon',
      'UN doctor',
      'gemstone dealer',
      'contractor',
      'ship captain',
      'crypto analyst',
      'US soldier',
    ],
    spouse: ['wife', 'husband', 'late wife', 'late husband'],
    partner: ['woman', 'man', 'partner', 'soulmate'],
    child: ['son', 'daughter', 'little girl', 'boy'],
    years: ['three', 'four', '5', 'six'],
    weeks: ['two', 'three', '4', 'six'],
    messenger: ['whatsapp', 'telegram', 'hangouts', 'google chat', 'signal', 'wechat', 'zangi'],
    money: ['2,000 dollars', '$1500', '3000 pounds'],
    insult: [
      'stupid bitch',
      'you ugly cow',
      'slut',
      'fat pig',
      'you are pathetic',
      'dumb whore',
      'loser',
      'go die',
    ],
    body: ['tits', 'ass', 'naked body', 'boobs'],
    lewd: ['fuck', 'rape', 'choke', 'bang'],
    name2: ['Sam', 'Alex', 'Robin', 'Jo', 'Chris', 'Kim'],
    job: ['teacher', 'nurse', 'baker', 'gardener', 'programmer', 'plumber'],
    thing: [
      'climbing',
      'old maps',
      'jazz',
      'pottery',
      'crosswords',
      'sea swimming',
      'chess',
      'birds',
    ],
    food: ['dumplings', 'pancakes', 'sourdough', 'curry', 'cheese'],
    town: ['Leeds', 'Dublin', 'Boston', 'Bristol', 'Toronto', 'Glasgow'],
    farland: ['Norway', 'Turkey', 'Dubai', 'Malaysia', 'Ghana', 'Yemen', 'Ukraine'],
    day: ['Sunday', 'Friday', 'Tuesday', 'Saturday'],
  },
};
