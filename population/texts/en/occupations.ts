import { lines } from '../phrase-templates.ts';

/** Sentences about work, by job title. */
export const jobs = {
  Nurse: lines(`I’m a nurse on a children’s ward, so my weekend is usually a Tuesday.
    Nights at the hospital, pancakes at nine in the morning.
    I’m a nurse and I’m good in a crisis and useless on a day off.`),
  Teacher: lines(`I teach eleven-year-olds, who keep me honest.
    Primary school teacher: I have stickers, and I’m not afraid to use them.
    I teach chemistry. Nothing has exploded that wasn’t meant to.`),
  'Software developer':
    lines(`I write software for hospitals, which is less dramatic than it sounds.
    I’m a developer; I spend my day naming things and my evening away from screens.
    I work in software, mostly from home, mostly in socks.`),
  Physiotherapist: lines(`I’m a physio, so I’m looking at your shoulders. Sorry.
    Physiotherapist. I’ll ask you to stand up straight exactly once.`),
  Chef: lines(`I cook for a living and eat toast at home.
    Chef in a small place with nine tables. Mondays are my Saturdays.
    I’m a pastry chef: up at four, asleep in the second act.`),
  Electrician: lines(`I’m an electrician and I’ve seen behind the walls of half this town.
    Self-employed electrician. I keep regular hours and irregular meals.`),
  'Graphic designer': lines(`I design book covers, so yes, I judge them.
    Graphic designer. I’ll notice the menu’s typeface before the prices.`),
  Journalist: lines(`I write for the local paper, so I know about your bins.
    Journalist: I ask questions, then I remember to answer some.`),
  Carpenter: lines(`I make furniture, mainly tables people will argue at for forty years.
    Carpenter with a workshop under the railway.`),
  Midwife: lines(`I’m a midwife. I’ve seen nine hundred people meet for the first time.
    Midwife: terrible hours, best job.`),
  Librarian: lines(`I’m a librarian and no, we don’t just read all day. I wish.
    I run story time at the library on {day}s; it’s the toughest crowd in town.`),
  Paramedic:
    lines(`Paramedic, so I eat fast and sleep when I can. I’m trying to do one of them slower.
    I drive an ambulance and collect good news to balance it out.`),
  'Social worker': lines(`I’m a social worker. I listen for a living and still like people.
    Social work by day; by evening I need something with no meaning at all.`),
  'Product manager': lines(`I’m a product manager, which my {relative} thinks is a supermarket job.
    I sit in meetings so that others don’t have to.`),
  Scientist: lines(`I study how rivers move. Slowly, mostly.
    I work in a lab with very small worms and very big machines.
    Marine biologist, eighty kilometres from the sea. Long story.`),
  Translator: lines(`I translate cookbooks and instruction manuals; the first are harder.
    I’m a translator, so I take my time with words.`),
  Photographer: lines(`I photograph weddings and cry at most of them.
    Photographer: newborns on weekdays, bands on weekends.`),
  Gardener: lines(`I look after a park and know where the foxes live.
    Gardener. I come home muddy and pleased.`),
  Accountant: lines(`I’m an accountant who dances; both take counting.
    Accountant. I find the missing twelve pence. I always find it.`),
  Firefighter: lines(`Firefighter; mostly cats, false alarms and cooking for nine.
    I’m a firefighter and I’m scared of moths.`),
  'Shop owner': lines(`I run a small bookshop and read the stock.
    I own a bicycle shop. You’re doing your chain wrong, but I won’t say so.
    I have a flower shop, so I’m up before the birds.`),
  Musician: lines(`I play cello in an orchestra and tambourine with friends.
    Musician, music teacher, owner of too many cables.`),
  'Civil servant': lines(`I work for the city, on the tram lines. You’re welcome. I’m sorry.
    Civil servant: I know which form it is.`),
  Waiter: lines(`I wait tables and know what you’ll order.
    I run the floor of a busy restaurant and I remember faces.`),
  Hairdresser: lines(`I’m a hairdresser: I know everything and tell nothing.
    I cut hair and give advice nobody asked for.`),
  'Police officer':
    lines(`I’m a police officer in a quiet district and would like it to stay that way.
    I work shifts for the police, so breakfast dates are very welcome.`),
  Plumber: lines(`I’m a plumber. I fix things at the worst moment of people’s week.
    Plumber, third generation, first to enjoy it.`),
  'Sound engineer': lines(`I mix sound for theatres, so I sit in the dark a lot.
    Sound engineer: I’ll notice the hum in your fridge.`),
  Researcher: lines(`I’m doing a doctorate on medieval bees. There is more to it than you think.
    Researcher in public health. I like a good table.`),
  'Care worker': lines(`I look after people at home and hear the best stories in town.
    Care worker. My oldest client is a hundred and one and gives me dating advice.`),
  'Flight attendant': lines(`Cabin crew: I’ll be home on {day}, roughly.
    I fly for work and like my own sofa most of all places.`),
  'Warehouse worker': lines(`I work early shifts in a warehouse and have all afternoon for living.
    I drive a forklift better than my car.`),
  'Sales assistant': lines(`I sell shoes and can guess your size.
    I work in a garden centre, which explains the balcony.`),
  'Truck driver': lines(`I drive long distance, home three nights out of seven.
    Lorry driver with a library card: audiobooks, hundreds of them.`),
  'Game designer': lines(`I make video games, the calm kind.
    I design board games and need honest testers.`),
  Brewer: lines(`I’m a brewer. Yes, it’s as good as it sounds; no, you can’t have it free. Well.
    I make beer for a living and drink mostly tea.`),
  Farmer: lines(`I’m a farmer, so ask me about rain.
    We have cows, apples and terrible reception.`),
  'Office manager': lines(`I keep an office of forty people running and the biscuit tin full.
    I’m the one at work who knows where the key is.`),
  Tailor: lines(`I alter clothes and notice hems.
    I’m a tailor; I’ll fix that coat.`),
  'Museum guide': lines(`I tell people about paintings in three languages.
    Museum guide. I have walked past the same Roman foot four thousand times.`),
  'Marketing manager': lines(`I work in marketing and would like this profile to be the exception.
    I do marketing for a charity that I actually believe in.`),
};

/** Sentences about work that needs years of training. */
export const trainedJobs = {
  Architect: lines(`I’m an architect; I mostly draw staircases for people I’ll never meet.
    Architect in a small practice. We do libraries when we’re lucky and car parks when we’re not.`),
  Lawyer: lines(`I’m a lawyer, the kind who helps tenants.
    Employment lawyer. I’m nicer after six.`),
  Doctor: lines(`I’m a GP; you can tell me about the knee, but only on the third date.
    Junior doctor. I own one cardigan and four alarm clocks.`),
  Vet: lines(`I’m a vet, and I come home with hair that isn’t mine.
    Vet in the country. I’ve been kicked by better animals.`),
  'Train driver': lines(`I drive trains, which six-year-olds find more impressive than you will.
    Train driver. I see every sunrise from the front.`),
  Consultant:
    lines(`I consult, which means trains and other people’s whiteboards. I’m working on being home more.
    Recovering consultant, now at a small company with a dog.`),
  Pharmacist: lines(`I’m a pharmacist; I read handwriting that nobody else can.
    Pharmacist in a village where everyone tells me everything.`),
  Dentist: lines(`I’m a dentist and I still eat toffee.
    Dentist. You can smile, I’m off duty.`),
  Therapist: lines(`I’m a therapist, off duty, promise.
    I work with couples, which has made me an optimist.`),
};
