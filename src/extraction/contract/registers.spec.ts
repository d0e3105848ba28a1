import { readDrawn as read } from '../testing/read.js';

const points = (drawing: string) => read(drawing).supplyPoints;

describe('registers in type of one width', () => {
  it.each(['SEQ', 'No.', '  #'])(
    'reads names run together with their numbers under "%s Site", over their addresses',
    (place) => {
      expect(
        points(`
CUSTOMER....: Thornbury Ceramics Limited

${place} SITE                 MPAN CORE       METER        EAC KWH   CAP KVA   S/C P/DAY   DAY P/KWH   NIGHT P/KWH
    ADDRESS

  8 COURT WEST           1357259348550   Z15N839500    651967         -      408.91      23.138        15.885
    107 LIME GROVE, EDINBURGH, EH9 8QA

  9 WHARF TOP            1565984899650   E18BG46567    986221         -      841.11      23.126        15.764
    UNIT 18, ORBITAL BUSINESS PARK, HOLLOW LANE, SHEFFIELD, SOUTH YORKSHIRE, S1 1FD

 10 MILL LANE            1133860442325   Z14N867448    367749       400      559.79      22.851        17.526
    58 FOUNDRY STREET, ELM, PETERBOROUGH, WEST CAMBS, PE9 7GJ
`),
      ).toMatchObject([
        { siteName: 'COURT WEST', siteAddress: '107 LIME GROVE, EDINBURGH, EH9 8QA', dayUnitRate: 23.138 },
        { siteName: 'WHARF TOP', estimatedAnnualConsumption: 986221, nightUnitRate: 15.764 },
        {
          siteName: 'MILL LANE',
          siteAddress: '58 FOUNDRY STREET, ELM, PETERBOROUGH, WEST CAMBS, PE9 7GJ',
          estimatedAnnualConsumption: 367749,
          maximumImportCapacity: 400,
        },
      ]);
    },
  );

  it('leaves the numbers of houses that follow each other', () => {
    expect(
      points(`
CUSTOMER....: Thornbury Ceramics Limited

SITE ADDRESS                       MPAN CORE     METER         EAC KWH S/C P/DAY UNIT P/KWH

1 COURT STREET, HULL, HU1 1NQ      1357259348550 Z15N839500     651967    408.91     23.138

2 COURT STREET, HULL, HU1 1NQ      1565984899650 E18BG46567     986221    841.11     23.126

3 COURT STREET, HULL, HU1 1NQ      1133860442325 Z14N867448     367749    559.79     22.851
`).map(({ siteAddress }) => siteAddress),
    ).toEqual(['1', '2', '3'].map((house) => `${house} COURT STREET, HULL, HU1 1NQ`));
  });
});
