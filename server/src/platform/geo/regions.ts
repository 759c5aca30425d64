const numbered = (codes: string, names: readonly string[]) =>
  codes.split(' ').map((code, at) => [code, names[at] ?? ''] as const);

const counted = (names: readonly string[]) =>
  names.map((name, at) => [String(at + 1).padStart(2, '0'), name] as const);

// The codes are those of GeoNames. Their countries are those where people say the region with the name of a town.
const byCountry: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  US: numbered(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
      'PA RI SC SD TN TX UT VT VA WA WV WI WY',
    [
      ...['Alabama', 'Alaska', 'Arizona', 'Arkansas', 'California', 'Colorado', 'Connecticut'],
      ...['Delaware', 'District of Columbia', 'Florida', 'Georgia', 'Hawaii', 'Idaho', 'Illinois'],
      ...['Indiana', 'Iowa', 'Kansas', 'Kentucky', 'Louisiana', 'Maine', 'Maryland'],
      ...['Massachusetts', 'Michigan', 'Minnesota', 'Mississippi', 'Missouri', 'Montana'],
      ...['Nebraska', 'Nevada', 'New Hampshire', 'New Jersey', 'New Mexico', 'New York'],
      ...['North Carolina', 'North Dakota', 'Ohio', 'Oklahoma', 'Oregon', 'Pennsylvania'],
      ...['Rhode Island', 'South Carolina', 'South Dakota', 'Tennessee', 'Texas', 'Utah'],
      ...['Vermont', 'Virginia', 'Washington', 'West Virginia', 'Wisconsin', 'Wyoming'],
    ],
  ),
  CA: numbered('01 02 03 04 05 07 08 09 10 11 12 13 14', [
    ...['Alberta', 'British Columbia', 'Manitoba', 'New Brunswick', 'Newfoundland and Labrador'],
    ...['Nova Scotia', 'Ontario', 'Prince Edward Island', 'Quebec', 'Saskatchewan', 'Yukon'],
    ...['Northwest Territories', 'Nunavut'],
  ]),
  AU: counted([
    ...['Australian Capital Territory', 'New South Wales', 'Northern Territory', 'Queensland'],
    ...['South Australia', 'Tasmania', 'Victoria', 'Western Australia'],
  ]),
  DE: counted([
    ...['Baden-Württemberg', 'Bavaria', 'Bremen', 'Hamburg', 'Hesse', 'Lower Saxony'],
    ...['North Rhine-Westphalia', 'Rhineland-Palatinate', 'Saarland', 'Schleswig-Holstein'],
    ...['Brandenburg', 'Mecklenburg-Western Pomerania', 'Saxony', 'Saxony-Anhalt', 'Thuringia'],
    'Berlin',
  ]),
  MX: counted([
    ...['Aguascalientes', 'Baja California', 'Baja California Sur', 'Campeche', 'Chiapas'],
    ...['Chihuahua', 'Coahuila', 'Colima', 'Mexico City', 'Durango', 'Guanajuato', 'Guerrero'],
    ...['Hidalgo', 'Jalisco', 'State of Mexico', 'Michoacán', 'Morelos', 'Nayarit'],
    ...['Nuevo León', 'Oaxaca', 'Puebla', 'Querétaro', 'Quintana Roo', 'San Luis Potosí'],
    ...['Sinaloa', 'Sonora', 'Tabasco', 'Tamaulipas', 'Tlaxcala', 'Veracruz', 'Yucatán'],
    'Zacatecas',
  ]),
};

const regions = Object.entries(byCountry).flatMap(([country, codes]) =>
  codes.map(([code, name]) => ({ key: `${country} ${code}`, name })),
);
const numbers = new Map(regions.map(({ key }, at) => [key, at + 1]));

/** From 1; 0 where a region has no name that people use. */
export const regionNumber = (country: string, code: string) =>
  numbers.get(`${country} ${code}`) ?? 0;

export const regionName = (number: number) => regions[number - 1]?.name;

export const regionNames = (country: string) => (byCountry[country] ?? []).map(([, name]) => name);
