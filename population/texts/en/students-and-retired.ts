import { lines } from '../phrase-templates.ts';

/** Sentences of students and retired people, by what they do or did. */
export const studies = {
  'Medical student': lines(`Fourth year of medicine, so I’m either studying or asleep.
    Medical student. I’ve held a brain and I still can’t keep a plant alive.`),
  'Law student': lines(`I study law and argue about everything except where to eat.
    Law student by day, bar staff by night. Both involve listening.`),
  'Architecture student':
    lines(`Architecture student: I haven’t slept since the last deadline, but the model is beautiful.
    I build tiny buildings out of cardboard at two in the morning.`),
  'History student': lines(`I study history and will walk slowly past any old door.
    Doing a master’s in history. Yes, I know what I’ll do with it. Mostly.`),
  'Engineering student':
    lines(`Studying engineering; I take toasters apart and usually put them back together.
    Mechanical engineering student with a bicycle workshop in the hall.`),
  'Psychology student': lines(`I study psychology. No, I’m not doing it right now.
    Psychology student, so my friends use me as a free helpline.`),
  'Art student': lines(`I’m at art school and everything I own has paint on it.
    Studying illustration. I draw on napkins, menus and, once, a wall.`),
  'Apprentice carpenter': lines(`Second year of my carpentry apprenticeship. I have all ten fingers.
    Learning to be a joiner. I notice doors now.`),
  Barista: lines(`I make your coffee and then go and write songs.
    Barista until I find out what I want to be. I make a very good heart in milk.`),
  'Biology student': lines(`I count insects for my degree. There are fewer than there should be.
    Biology student with a soft spot for slime moulds.`),
};

export const retirements = {
  'Retired teacher':
    lines(`Retired from teaching after thirty-five years and I still say ‘settle down’ in cafés.
    I taught geography all my life. Now I go and look at it.`),
  'Retired nurse': lines(`Forty years a nurse. I don’t frighten easily and I make good soup.
    I retired from the wards and joined a walking group the same week.`),
  'Retired engineer': lines(`I built bridges for a living and now I build bird boxes.
    Retired engineer. If it hums, rattles or leaks, I’ll have a look.`),
  'Retired postal worker': lines(`I walked the same round for thirty years and know every dog on it.
    Retired from the post. I still get up at five and enjoy the quiet.`),
  'Semi-retired accountant':
    lines(`I do the books for three charities and have my afternoons to myself.
    Semi-retired, which means I work when it rains.`),
  'Retired librarian': lines(`I was a librarian, and I still have everyone’s books.
    Retired librarian: quiet at first.`),
  'Retired shopkeeper': lines(`We had a hardware shop for thirty years. I can find you any screw.
    I sold the shop and bought a good pair of boots.`),
  'Retired bus driver':
    lines(`I drove the 38 for most of my life and I miss the talk, not the traffic.
    I know this town by its bus stops.`),
};
