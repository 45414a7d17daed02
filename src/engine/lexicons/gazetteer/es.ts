/** Places of the Spanish-speaking markets as their resumes write them: countries and regions before towns. Comma-separated. Data only. */

// prettier-ignore
export const ES_PLACES: Readonly<Record<string, string>> = {
  ES: 'españa, andalucía, aragón, asturias, principado de asturias, baleares, islas baleares, illes balears, canarias, islas canarias, cantabria, castilla y león, castilla-la mancha, castilla la mancha, cataluña, catalunya, comunidad de madrid, comunidad valenciana, comunitat valenciana, ' +
    'extremadura, galicia, la rioja, navarra, país vasco, euskadi, región de murcia, madrid, barcelona, valencia, sevilla, zaragoza, málaga, murcia, palma, palma de mallorca, las palmas, las palmas de gran canaria, bilbao, bilbo, alicante, alacant, córdoba, valladolid, vigo, gijón, ' +
    "hospitalet de llobregat, l'hospitalet de llobregat, vitoria, vitoria-gasteiz, la coruña, a coruña, granada, elche, oviedo, santa cruz de tenerife, tenerife, la laguna, badalona, cartagena, terrassa, jerez, jerez de la frontera, sabadell, móstoles, alcalá de henares, pamplona, iruña, fuenlabrada, " +
    'almería, leganés, san sebastián, donostia, burgos, santander, castellón, castellón de la plana, getafe, alcorcón, albacete, logroño, badajoz, salamanca, huelva, lleida, lérida, marbella, león, tarragona, cádiz, jaén, ourense, orense, girona, gerona, mataró, dos hermanas, torrejón de ardoz, ' +
    'parla, algeciras, reus, santiago de compostela, lugo, cáceres, toledo, pontevedra, guadalajara, palencia, ciudad real, zamora, ávila, segovia, cuenca, huesca, teruel, soria, ceuta, melilla, barakaldo, getxo, irún, avilés, torrevieja, orihuela, benidorm, gandia, sant cugat del vallès, cornellà, ' +
    'alcobendas, pozuelo de alarcón, las rozas, majadahonda, ferrol, mérida, plasencia, ponferrada, talavera de la reina, linares, lorca, manresa, vic, tudela, eibar, ibiza, menorca, mahón, arrecife, lanzarote, fuerteventura, torrelavega, antequera, ronda, motril, el puerto de santa maría, san fernando',
  MX: 'méxico, ciudad de méxico, cdmx, méxico d.f., estado de méxico, edomex, aguascalientes, baja california, baja california sur, campeche, chiapas, chihuahua, coahuila, colima, durango, guanajuato, guerrero, hidalgo, jalisco, michoacán, morelos, nayarit, nuevo león, oaxaca, puebla, querétaro, ' +
    'quintana roo, san luis potosí, sinaloa, sonora, tabasco, tamaulipas, tlaxcala, veracruz, yucatán, zacatecas, guadalajara, zapopan, monterrey, san pedro garza garcía, tijuana, ciudad juárez, león, torreón, mérida, mexicali, culiacán, hermosillo, saltillo, cancún, playa del carmen, toluca, morelia, ' +
    'reynosa, xalapa, tuxtla gutiérrez, villahermosa, cuernavaca, acapulco, mazatlán, irapuato, celaya, ensenada, pachuca, tampico, tepic, naucalpan, ecatepec, tlalnepantla, coyoacán, tlaquepaque, santiago de querétaro, la paz, puerto vallarta, matamoros, nuevo laredo, los mochis',
  AR: 'argentina, buenos aires, caba, capital federal, ciudad autónoma de buenos aires, provincia de buenos aires, gran buenos aires, gba, córdoba, rosario, mendoza, san miguel de tucumán, tucumán, la plata, mar del plata, salta, santa fe, san juan, resistencia, chaco, corrientes, neuquén, posadas, misiones, ' +
    'formosa, entre ríos, paraná, san salvador de jujuy, jujuy, bahía blanca, santiago del estero, san luis, río cuarto, comodoro rivadavia, chubut, río negro, bariloche, san carlos de bariloche, la pampa, santa rosa, catamarca, la rioja, tierra del fuego, ushuaia, tandil, quilmes, lanús, avellaneda, ' +
    'lomas de zamora, morón, vicente lópez, san isidro, tigre, pilar, olivos, ramos mejía, rafaela, concordia, villa maría, trelew, río gallegos',
  CO: 'colombia, bogotá, bogotá d.c., bogotá d. c., medellín, cali, santiago de cali, barranquilla, cartagena, cartagena de indias, cúcuta, bucaramanga, pereira, santa marta, ibagué, manizales, villavicencio, neiva, pasto, montería, armenia, popayán, valledupar, sincelejo, tunja, riohacha, soacha, envigado, itagüí, ' +
    'bello, sabaneta, rionegro, palmira, chía, floridablanca, antioquia, cundinamarca, valle del cauca, atlántico, bolívar, santander, risaralda, caldas, quindío, tolima, huila, nariño, boyacá',
  CL: 'chile, santiago, santiago de chile, región metropolitana, providencia, las condes, ñuñoa, vitacura, maipú, puente alto, la florida, valparaíso, viña del mar, concepción, talcahuano, temuco, antofagasta, la serena, coquimbo, rancagua, iquique, puerto montt, talca, arica, chillán, calama, copiapó, osorno, ' +
    'valdivia, punta arenas, curicó, quilpué, los ángeles, biobío, araucanía, maule',
  PE: 'perú, lima, callao, arequipa, trujillo, chiclayo, piura, cusco, cuzco, huancayo, iquitos, pucallpa, tacna, ica, chimbote, juliaca, puno, cajamarca, ayacucho, huánuco, tarapoto, miraflores, san isidro, surco, santiago de surco, san borja, la libertad, lambayeque',
  EC: 'ecuador, quito, guayaquil, cuenca, santo domingo, machala, manta, portoviejo, ambato, loja, riobamba, esmeraldas, ibarra, latacunga, pichincha, guayas, azuay, samborondón',
  VE: 'venezuela, caracas, maracaibo, valencia, barquisimeto, maracay, ciudad guayana, puerto ordaz, san cristóbal, maturín, mérida, barcelona, puerto la cruz, carabobo, zulia, miranda, estado miranda, táchira',
  UY: 'uruguay, montevideo, salto, paysandú, punta del este, maldonado, canelones, ciudad de la costa, rivera, colonia del sacramento',
  CR: 'costa rica, san josé, alajuela, heredia, cartago, limón, puntarenas, escazú, guanacaste',
  DO: 'república dominicana, santo domingo, santiago de los caballeros, la romana, san pedro de macorís, punta cana, puerto plata',
  GT: 'guatemala, ciudad de guatemala, quetzaltenango, mixco, villa nueva, antigua guatemala, escuintla',
  BO: 'bolivia, la paz, santa cruz de la sierra, cochabamba, el alto, sucre, oruro, tarija, potosí',
  PY: 'paraguay, asunción, ciudad del este, encarnación, luque, san lorenzo',
  PA: 'panamá, ciudad de panamá, david, colón',
  SV: 'el salvador, san salvador, santa tecla, soyapango',
  HN: 'honduras, tegucigalpa, san pedro sula, la ceiba',
  NI: 'nicaragua, managua, granada, masaya',
  PR: 'puerto rico, san juan, bayamón, ponce, caguas, mayagüez',
  US: 'estados unidos, ee. uu., ee.uu., nueva york, miami, los ángeles, washington',
  DK: 'dinamarca, copenhague', SE: 'suecia, estocolmo', NO: 'noruega', FI: 'finlandia, helsinki', PL: 'polonia, varsovia, cracovia', CZ: 'república checa, praga', AT: 'austria', GR: 'grecia', HU: 'hungría', RO: 'rumanía, rumania', MA: 'marruecos', CU: 'cuba, la habana',
  DE: 'alemania, berlín, múnich, hamburgo, fráncfort', FR: 'francia, parís, lyon, marsella', GB: 'reino unido, londres, inglaterra, edimburgo', IT: 'italia, roma, milán', PT: 'portugal, lisboa, oporto', IE: 'irlanda, dublín',
  BE: 'bélgica, bruselas', NL: 'países bajos, ámsterdam', CH: 'suiza, zúrich, ginebra', AD: 'andorra, andorra la vella', BR: 'brasil',
};
