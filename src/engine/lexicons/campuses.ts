/** Universities of several towns, each part of which bears its town in its name: "University of California, Davis". Data only. */

/** Never named without the town. */
// prettier-ignore
export const CAMPUSES: Readonly<Record<string, readonly string[]>> = {
  'University of California': ['Berkeley', 'Davis', 'Irvine', 'Los Angeles', 'Merced', 'Riverside', 'San Diego', 'San Francisco', 'Santa Barbara', 'Santa Cruz'],
  'California State University': ['Bakersfield', 'Channel Islands', 'Chico', 'Dominguez Hills', 'East Bay', 'Fresno', 'Fullerton', 'Long Beach', 'Los Angeles', 'Monterey Bay', 'Northridge', 'Sacramento', 'San Bernardino', 'San Marcos', 'Stanislaus'],
  'State University of New York': ['Albany', 'Binghamton', 'Buffalo', 'New Paltz', 'Oswego', 'Stony Brook'],
};

/** Named with or without it: before its state the town is where the university lies. */
// prettier-ignore
export const CAMPUS_TOWNS: Readonly<Record<string, readonly string[]>> = {
  'University of Alabama': ['Birmingham', 'Huntsville', 'Tuscaloosa'],
  'University of Colorado': ['Boulder', 'Colorado Springs', 'Denver'],
  'University of Hawaii': ['Hilo', 'Manoa', 'Mānoa'],
  'University of Illinois': ['Champaign', 'Chicago', 'Springfield', 'Urbana', 'Urbana Champaign', 'Urbana-Champaign', 'Urbana–Champaign'],
  'University of Maryland': ['Baltimore', 'Baltimore County', 'College Park'],
  'University of Massachusetts': ['Amherst', 'Boston', 'Dartmouth', 'Lowell'],
  'University of Michigan': ['Ann Arbor', 'Dearborn', 'Flint'],
  'University of Minnesota': ['Duluth', 'Morris', 'Twin Cities'],
  'University of Missouri': ['Columbia', 'Kansas City', 'St. Louis'],
  'University of Nebraska': ['Kearney', 'Lincoln', 'Omaha'],
  'University of Nevada': ['Las Vegas', 'Reno'],
  'University of North Carolina': ['Asheville', 'Chapel Hill', 'Charlotte', 'Greensboro', 'Wilmington'],
  'University of Tennessee': ['Chattanooga', 'Knoxville', 'Martin'],
  'University of Texas': ['Arlington', 'Austin', 'Dallas', 'El Paso', 'San Antonio', 'Tyler'],
  'University of Wisconsin': ['Eau Claire', 'Green Bay', 'La Crosse', 'Madison', 'Milwaukee', 'Oshkosh', 'Stout', 'Whitewater'],
  'Indiana University': ['Bloomington', 'Indianapolis', 'South Bend'],
  'Rutgers University': ['Camden', 'New Brunswick', 'Newark'],
};
