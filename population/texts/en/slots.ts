import { lines } from '../phrase-templates.ts';
import type { Slots } from '../voice.ts';

export const slots: Slots = {
  dish: lines(`mushroom risotto
    my grandmother’s lentil soup
    a proper shakshuka
    dumplings from scratch
    a slow tomato sauce
    fish tacos
    roast chicken with too much lemon
    aubergine parmigiana
    a decent pad thai
    jollof rice
    handmade gnocchi
    a big pot of chilli
    dal with burnt garlic
    potato pancakes
    a paella that feeds eight
    mac and cheese
    ramen with a two-day broth
    stuffed peppers
    mussels and chips
    a Sunday curry`),
  cake: lines(`cinnamon buns
    banana bread
    lemon drizzle
    a plum cake
    sourdough
    carrot cake
    apple crumble
    almond croissants
    honey cake
    cardamom knots
    a very tall cheesecake
    shortbread`),
  day: lines(`Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Sunday`),
  trip: lines(`Lisbon
    the Faroe Islands
    Kyoto
    Oaxaca
    Sicily
    the Highlands
    Georgia
    Slovenia
    Marrakesh
    Patagonia
    Istanbul
    Vietnam
    the Azores
    Sri Lanka
    Iceland
    Brittany
    Crete
    Montreal
    the Dolomites
    Zanzibar
    Andalusia
    Seoul
    Tasmania
    Norway`),
  drink: lines(`flat white
    oat latte
    pot of tea
    glass of red
    ginger beer
    cold lager
    espresso
    mint tea
    negroni
    hot chocolate
    mango lassi
    dry cider`),
  book: lines(`a fat family novel
    crime in cold places
    books about the sea
    old science fiction
    biographies of difficult people
    short stories
    books about food
    history nobody asked for
    translated novels
    books about trees
    memoirs
    long fantasy series with maps`),
  language: lines(`Portuguese
    Japanese
    Italian
    sign language
    Greek
    Spanish
    Arabic
    Swedish
    Korean
    Welsh
    French
    Turkish`),
  pet: lines(`a greyhound who hates rain
    an old ginger cat
    a rescue dog with opinions
    two cats and no clean jumper
    a deaf spaniel
    a cat named after a soup
    a terrier who runs the house
    a one-eyed cat
    a very polite labrador
    a dachshund and a lint roller`),
  plant: lines(`basil
    a lemon tree
    tomatoes
    an orchid
    a fern
    a monstera
    an avocado
    coriander`),
  number: lines(`three
    four
    five
    six
    seven
    nine
    eleven`),
  relative: lines(`sister
    brother
    grandmother
    mother
    dad
    aunt
    niece
    cousin`),
  song: lines(`eighties ballads
    old soul records
    sad Scandinavians
    bossa nova
    nineties R&B
    brass bands
    film scores
    Afrobeats
    French pop I don’t understand
    one folk album from 1971
    cumbia
    disco`),
  film: lines(`slow films where nothing happens
    heist films
    old comedies
    animation
    documentaries about octopuses
    westerns
    courtroom dramas
    musicals
    horror, with the lights on
    anything with a train in it`),
};
