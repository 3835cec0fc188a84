import type { SpecimenContent } from './types';

export const detectionRule = {
  kind: 'specimen',
  heading: 'A detection rule with its test',
  lead: 'One rule of the repository in Sigma, with the events that prove it. Hosts and the backup product are invented; the technique is real.',
  specimen: {
    document: 'Detection repository, rule 0117',
    synthetic: 'invented estate',
    title: 'Deletion of volume shadow copies',
    facts: [
      { term: 'technique', text: 'ATT&CK T1490, Inhibit System Recovery' },
      { term: 'source', text: 'process creation, Windows' },
      { term: 'owner', text: 'detection engineer' },
    ],
    sections: [
      {
        note: {
          title: 'A rule that travels',
          description:
            'Sigma is converted to the query language of your SIEM. The rules remain usable when the product changes.',
        },
        body: [
          {
            type: 'code',
            heading: 'rule.yml',
            code: String.raw`title: Deletion of Volume Shadow Copies
id: 5f6d1c0e-8a0b-4c5e-9d37-2b1f0a7c4e11
status: test
description: Detects deletion of shadow copies, a step before encryption by ransomware.
references:
  - https://attack.mitre.org/techniques/T1490/
tags:
  - attack.impact
  - attack.t1490
logsource:
  category: process_creation
  product: windows
detection:
  selection_tool:
    Image|endswith: '\vssadmin.exe'
  selection_command:
    CommandLine|contains|all:
      - delete
      - shadows
  filter_backup:
    ParentImage: 'C:\Program Files\Specimen Backup\agent.exe'
  condition: all of selection_* and not filter_backup
falsepositives:
  - Backup agents; each is filtered by its full path
level: high`,
          },
        ],
      },
      {
        note: {
          title: 'Three events, one alarm',
          description:
            'The pipeline replays them on every change: the attack, a harmless neighbour, and the known exception.',
        },
        body: [
          {
            type: 'code',
            heading: 'test.yml',
            code: String.raw`- expect: alert
  event:
    Image: 'C:\Windows\System32\vssadmin.exe'
    CommandLine: vssadmin delete shadows /all /quiet
    ParentImage: 'C:\Windows\System32\cmd.exe'
- expect: silence
  event:
    Image: 'C:\Windows\System32\vssadmin.exe'
    CommandLine: vssadmin list shadows
    ParentImage: 'C:\Windows\System32\cmd.exe'
- expect: silence
  event:
    Image: 'C:\Windows\System32\vssadmin.exe'
    CommandLine: 'vssadmin delete shadows /for=C: /oldest'
    ParentImage: 'C:\Program Files\Specimen Backup\agent.exe'`,
          },
        ],
      },
      {
        note: {
          title: 'The note for the night shift',
          description: 'What the alarm means, what to look at first, and how far the rule can be trusted.',
        },
        body: [
          {
            type: 'list',
            ordered: true,
            half: true,
            heading: 'Response note',
            items: [
              'Isolate a workstation; for a server, ask by telephone. Leave either powered on.',
              'Take memory, then the parent process and its user.',
              'Search the estate for that user and that parent.',
              'Confirm that the offline backup is out of reach.',
            ],
          },
          {
            type: 'rows',
            half: true,
            heading: 'Tuning and blind spots',
            rows: [
              { term: 'Filtered', text: 'one backup agent, by full path' },
              { term: 'Blind', text: 'deletion through WMI or PowerShell: rules 0118 and 0119' },
              { term: 'Blind', text: 'a renamed copy of the tool, until its original file name is compared' },
            ],
          },
        ],
      },
    ],
    foot: 'Reviewed by a second engineer before release',
  },
} as const satisfies SpecimenContent;
